// Exercise 10. Switch the radio off
//
// The radio hears the station, and nobody can get rid of it: the radio keeps the subscription, the subscription keeps
// the closure, and the closure keeps the radio. Break the ring.
//
// Read: Docs/08-ownership.md
// Look: Samples/Tabs/Tab2Coordinator.swift, .sink

import TextUI

/// Plays on, whoever listens.
final class Station {
    let title = CurrentValueSubject<String, Never>("News")
}

final class RadioViewModel: ObservableObject {
    @Published private(set) var text = ""

    private var cancellables = Set<AnyCancellable>()

    init(station: Station) {
        station.title
            .sink { title in self.text = "Now: \(title)" }
            .store(in: &cancellables)
    }
}

struct RadioView: View {
    @ObservedObject var viewModel: RadioViewModel

    var body: some View {
        Text(viewModel.text)
    }
}
