import Observation

@Observable
final class UserListViewModel {
    private(set) var users: [User] = []

    @ObservationIgnored private let userService: any UserService

    init(userService: any UserService) {
        self.userService = userService
    }

    func loadUsers() async {
        users = (try? await userService.fetchUsers()) ?? []
    }
}
