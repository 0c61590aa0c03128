// Exercise 11. Walk one hike for each controller: a solution
//
// The factory knows how a hike is made, the store of the controller keeps it, and the provider brings both together.
// The trail is captured, not the controller, so nothing keeps the controller.

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

    private var provider: ViewModelProvider {
        let factory = SingleViewModelFactory { [trail] in HikeViewModel(trail: trail) }
        return ViewModelProviders.provider(for: self, with: factory)
    }

    var hike: HikeViewModel {
        provider.get()!
    }

    func homeButtonTapped() {
        ViewModelStores.store(for: self).clear()
    }
}
