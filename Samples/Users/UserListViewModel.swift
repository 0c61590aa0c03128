import Observation

@Observable
final class UserListViewModel {
    enum State: Equatable {
        case idle
        case loading
        case loaded([User])
        case empty
        case failed(String)
    }

    private(set) var state = State.idle
    var searchText = ""

    @ObservationIgnored private let userService: any UserService
    /// The state that the newest answer so far has led to.
    @ObservationIgnored private var answered = State.idle
    @ObservationIgnored private var newestAnswer = 0
    @ObservationIgnored private var newestLoad = 0
    @ObservationIgnored private var loadsUnderway = 0

    init(userService: any UserService) {
        self.userService = userService
    }

    /// The users that match the search text.
    var users: [User] {
        guard case .loaded(let users) = state else { return [] }
        if searchText.isEmpty { return users }
        return users.filter { $0.name.lowercased().contains(searchText.lowercased()) }
    }

    /// What to say if the search finds nobody.
    var noMatchText: String? {
        guard case .loaded = state, users.isEmpty else { return nil }
        return "No user is called \"\(searchText)\"."
    }

    /// Coming back from a detail shows the view again; what has been loaded is still there.
    func appeared() async {
        switch state {
        case .loaded, .empty: return
        case .idle, .loading, .failed: await loadUsers()
        }
    }

    /// Loads for the first time, or again after a failure.
    func loadUsers() async {
        state = .loading
        await load()
    }

    /// Loads again while the list stays on the screen.
    func refresh() async {
        await load()
    }

    private func load() async {
        newestLoad += 1
        let thisLoad = newestLoad
        loadsUnderway += 1
        let answer = await stateFromService()
        loadsUnderway -= 1
        // Nobody waits for the answer of a cancelled load, and an older answer does not overwrite a newer one.
        if let answer, !Task.isCancelled, thisLoad > newestAnswer {
            newestAnswer = thisLoad
            answered = answer
            state = answer
        } else if loadsUnderway == 0 {
            state = answered
        }
    }

    /// Nil if the load was cancelled.
    private func stateFromService() async -> State? {
        do {
            let users = try await userService.fetchUsers()
            return users.isEmpty ? .empty : .loaded(users)
        } catch is CancellationError where Task.isCancelled {
            return nil
        } catch let error as UserServiceError {
            return .failed(error.message)
        } catch {
            return .failed("The users could not be loaded.")
        }
    }
}
