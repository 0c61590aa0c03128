// Exercise 10. Switch the radio off: a solution
//
// The closure holds the radio weakly. When the radio goes, its subscriptions go with it, and the closure with them.

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
            .sink { [weak self] title in self?.text = "Now: \(title)" }
            .store(in: &cancellables)
    }
}

struct RadioView: View {
    @ObservedObject var viewModel: RadioViewModel

    var body: some View {
        Text(viewModel.text)
    }
}
