import Publishing

final class Tab2ViewModel: ViewModel {
    struct Event {
        let presentDemoSheetButtonTapped = PassthroughSubject<Void, Never>()
    }

    let event = Event()
    let title = "Events by subjects"

    func presentDemoSheetButtonTapped() {
        event.presentDemoSheetButtonTapped.send()
    }
}
