// Exercise 8. Give one room a guide of its own: a solution
//
// The child is attached to the room and hides the professor there, and nowhere else. The view models did not change:
// they ask for a guide, and where they stand decides which one they get.

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
                .inject(Guide(voice: "a child"))
        }
    }
}
