import Publishing

final class SheetDemoViewModel: ViewModel {
    struct Event {
        let dismissButtonTapped = PassthroughSubject<Void, Never>()
    }

    let event = Event()

    @Published private(set) var likes = 0

    func likeButtonTapped() {
        likes += 1
    }

    func dismissButtonTapped() {
        event.dismissButtonTapped.send()
    }
}
