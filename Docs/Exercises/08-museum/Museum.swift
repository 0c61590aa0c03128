// Exercise 8. Give one room a guide of its own
//
// The app injects a professor. Only the dinosaurs should be told by a child, but here both rooms are. Let the child be
// heard in that room alone.
//
// Read: Docs/11-dependencies.md
// Look: Samples/Users/UsersFlowView.swift, .inject(as: Analytics.self)

import SwiftMVVM

/// Who tells the story of a room.
struct Guide {
    let voice: String
}

@Observable
final class RoomViewModel {
    let name: String
    @ObservationIgnored @Injected var guide: Guide

    init(name: String) {
        self.name = name
    }

    var text: String { "\(name), told by \(guide.voice)" }
}

struct RoomView: View {
    @StateViewModel var viewModel: RoomViewModel

    init(_ name: String) {
        _viewModel = StateViewModel { _ in RoomViewModel(name: name) }
    }

    var body: some View {
        Text(viewModel.text)
    }
}

struct MuseumView: View {
    var body: some View {
        VStack {
            RoomView("Paintings")
            RoomView("Dinosaurs")
        }
        .inject(Guide(voice: "a child"))
    }
}
