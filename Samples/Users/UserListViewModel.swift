import Observation

@Observable
final class UserListViewModel {
    enum State: Equatable {
        case idle
        case loading
        case loaded([User])
        case failed(String)
    }

    private(set) var state = State.idle
    var searchText = ""

    @ObservationIgnored private let userService: any UserService
    /// Counts the loads. Only the newest may change the state.
    @ObservationIgnored private var newestLoad = 0

    init(userService: any UserService) {
        self.userService = userService
    }

    /// The users that match the search text.
    var users: [User] {
        guard case .loaded(let users) = state else { return [] }
        if searchText.isEmpty { return users }
        return users.filter { $0.name.lowercased().contains(searchText.lowercased()) }
    }

    /// What to say instead of a list, nil if there is a list.
    var emptyText: String? {
        guard case .loaded(let all) = state, users.isEmpty else { return nil }
        return all.isEmpty ? "No users yet." : "No user is called \"\(searchText)\"."
    }

    /// Loads for the first time, or again after a failure.
    func loadUsers() async {
        let before = state
        state = .loading
        await load(before)
    }

    /// Loads again while the list stays on the screen.
    func refresh() async {
        await load(state)
    }

    private func load(_ before: State) async {
        newestLoad += 1
        let thisLoad = newestLoad
        let result: State
        do {
            result = .loaded(try await userService.fetchUsers())
        } catch let error as UserServiceError {
            result = .failed(error.message)
        } catch is CancellationError {
            result = before
        } catch {
            result = .failed("The users could not be loaded.")
        }
        // The answer of an older load comes too late: a newer one decides.
        guard thisLoad == newestLoad else { return }
        // So does that of a load that nobody waits for any more.
        state = Task.isCancelled ? before : result
    }
}
