import Publishing

final class NavigationStackDemoViewModel: ViewModel {
    struct Event {
        let pushButtonTapped = PassthroughSubject<Void, Never>()
        let popToRootButtonTapped = PassthroughSubject<Void, Never>()
    }

    let event = Event()

    private var cancellables: [AnyCancellable] = []

    /// Keeps the subscriptions of whoever listens for as long as the view model lives.
    func keep(_ cancellables: AnyCancellable...) {
        self.cancellables += cancellables
    }

    func pushButtonTapped() {
        event.pushButtonTapped.send()
    }

    func popToRootButtonTapped() {
        event.popToRootButtonTapped.send()
    }
}
