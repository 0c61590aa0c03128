import Publishing

final class Tab3ViewModel: ViewModel {
    struct Event {
        let navigateToDemoViewButtonTapped = PassthroughSubject<Void, Never>()
    }

    let event = Event()
    let title = "A path of view models"

    func navigateToDemoViewButtonTapped() {
        event.navigateToDemoViewButtonTapped.send()
    }
}
