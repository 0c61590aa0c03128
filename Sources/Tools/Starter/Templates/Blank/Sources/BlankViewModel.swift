import Observation

@Observable
final class BlankViewModel {
    enum State: Equatable {
        case loading
        case loaded(String)
        case failed
    }

    private(set) var state = State.loading

    @ObservationIgnored private let service: any BlankService

    init(service: any BlankService) {
        self.service = service
    }

    func load() async {
        state = .loading
        do {
            state = .loaded(try await service.greeting())
        } catch {
            state = .failed
        }
    }
}
