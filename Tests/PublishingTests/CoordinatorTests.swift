import Foundation
import Publishing
import Testing

/// The shape of view models and coordinators that talk through events.
private typealias ModelRequirements = (ObservableObject & Identifiable & Hashable)

private class Model: ModelRequirements {
    let id = UUID()

    static func == (lhs: Model, rhs: Model) -> Bool { lhs.id == rhs.id }

    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

private final class ListModel: Model {
    struct Event {
        let detailTapped = PassthroughSubject<Void, Never>()
        let renamed = PassthroughSubject<String, Never>()
    }

    let event = Event()
    @Published var title = "list"
}

private final class DetailModel: Model {
    struct Event {
        let closeTapped = PassthroughSubject<Void, Never>()
    }

    let event = Event()
}

private final class Coordinator: Model {
    @Published var detail: DetailModel?
    @Published var path: [Model] = []
    let list = ListModel()
    private var cancellables = Set<AnyCancellable>()

    override init() {
        super.init()
        list.event.detailTapped
            .sink { [weak self] _ in self?.presentDetail() }
            .store(in: &cancellables)
        list.event.renamed
            .assign(to: \.title, on: list)
            .store(in: &cancellables)
    }

    private func presentDetail() {
        let detail = DetailModel()
        detail.event.closeTapped
            .map { _ in nil }
            .assign(to: &$detail)
        self.detail = detail
        path.append(detail)
    }
}

@Suite struct CoordinatorTests {
    @Test func `an event presents the detail`() {
        let coordinator = Coordinator()
        #expect(coordinator.detail == nil)
        coordinator.list.event.detailTapped.send()
        #expect(coordinator.path == [coordinator.detail])
    }

    @Test func `an event of the detail dismisses it`() {
        let coordinator = Coordinator()
        coordinator.list.event.detailTapped.send()
        coordinator.detail?.event.closeTapped.send()
        #expect(coordinator.detail == nil)
    }

    @Test func `presenting announces a change`() {
        let coordinator = Coordinator()
        let recorder = coordinator.objectWillChange.record()
        coordinator.list.event.detailTapped.send()
        #expect(recorder.events == ["()", "()"], "one for the detail, one for the path")
    }

    @Test func `an event changes a property of the model`() {
        let coordinator = Coordinator()
        coordinator.list.event.renamed.send("users")
        #expect(coordinator.list.title == "users")
    }

    @Test func `the coordinator goes, and its models with it`() {
        weak var coordinator: Coordinator?
        weak var detail: DetailModel?
        do {
            let made = Coordinator()
            made.list.event.detailTapped.send()
            coordinator = made
            detail = made.detail
        }
        #expect(coordinator == nil)
        #expect(detail == nil)
    }
}
