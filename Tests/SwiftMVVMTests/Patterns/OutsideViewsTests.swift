import SwiftMVVM
import Testing

@MainActor protocol UsersService {
    func users() async -> [String]
}

struct MockUsersService: UsersService {
    func users() async -> [String] { ["Ada", "Grace", "Alan"] }
}

@MainActor @Observable
class UsersViewModel {
    @ObservationIgnored @Injected var service: UsersService
    var users: [String] = []

    func loadUsers() async {
        users = await service.users()
    }
}

@MainActor struct OutsideViewsTests {
    @Test func usersViewModelLoadsUsers() async {
        let container = DependenciesContainer()
            .register(MockUsersService(), as: UsersService.self)

        let viewModel = container.withDependencies {
            UsersViewModel()
        }

        await viewModel.loadUsers()
        #expect(viewModel.users.count == 3)
    }
}
