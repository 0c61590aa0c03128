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

    @ObservationIgnored private let userService: any UserService

    init(userService: any UserService) {
        self.userService = userService
    }

    var users: [User] {
        guard case .loaded(let users) = state else { return [] }
        return users
    }

    func loadUsers() async {
        state = .loading
        do {
            let users = try await userService.fetchUsers()
            state = users.isEmpty ? .empty : .loaded(users)
        } catch let error as UserServiceError {
            state = .failed(error.message)
        } catch {
            state = .failed("The users could not be loaded.")
        }
    }
}
