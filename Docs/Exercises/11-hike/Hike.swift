// Exercise 11. Walk one hike for each controller
//
// Each look at `hike` makes another one, on no trail, so that no mile is kept. Take it from a provider whose factory
// knows the trail. And let `homeButtonTapped` clear the store: the hike is over, and the next look begins a new one.
//
// Read: Docs/07-finder.md
// Look: Samples/Finder/FindController.swift, ViewModelProviders.provider

import Providing

final class HikeViewModel: ObservableObject, Clearable {
    let trail: String
    @Published private(set) var miles = 0
    private(set) var isOver = false

    init(trail: String) {
        self.trail = trail
    }

    func mileWalked() {
        miles += 1
    }

    func onCleared() {
        isOver = true
    }
}

final class HikeController: ViewController {
    private let trail: String

    init(trail: String) {
        self.trail = trail
    }

    var hike: HikeViewModel {
        HikeViewModel(trail: "nowhere")
    }

    func homeButtonTapped() {
    }
}
