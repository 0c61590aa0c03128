import SwiftMVVM
import Testing
import TextUITesting

struct User: Identifiable, Sendable {
    let id: Int
    let name: String
}

@MainActor protocol UserService {
    func fetchUsers() async -> [User]
}

struct MockUserService: UserService {
    func fetchUsers() async -> [User] { [User(id: 1, name: "Ada"), User(id: 2, name: "Grace")] }
}

/// The service comes from the environment, by hand.
@MainActor struct EnvironmentRouteTests {
    @MainActor @Observable
    class UserViewModel {
        private let userService: UserService
        var users: [User] = []

        init(userService: UserService) {
            self.userService = userService
        }

        func loadUsers() async {
            users = await userService.fetchUsers()
        }
    }

    struct UserListView: View {
        @StateViewModel var viewModel: UserViewModel

        init() {
            self._viewModel = StateViewModel { env in
                UserViewModel(userService: env[dependency: UserService.self]!)
            }
        }

        var body: some View {
            List(viewModel.users) { user in
                Text(user.name)
            }
            .task { await viewModel.loadUsers() }
        }
    }

    struct ParentView: View {
        var body: some View {
            NavigationView {
                UserListView()
            }
            .inject(MockUserService())
        }
    }

    @Test func `service from the environment`() async {
        let screen = TestScreen { ParentView() }
        await screen.settle()
        #expect(screen.body == "Ada\nGrace")
    }
}

/// The service comes from `@Injected`.
@MainActor struct InjectedRouteTests {
    @MainActor @Observable
    class UserViewModel {
        @ObservationIgnored @Injected var userService: UserService
        var users: [User] = []

        func loadUsers() async {
            users = await userService.fetchUsers()
        }
    }

    struct UserListView: View {
        @StateViewModel var viewModel = UserViewModel()

        var body: some View {
            List(viewModel.users) { user in
                Text(user.name)
            }
            .task { await viewModel.loadUsers() }
        }
    }

    struct ParentView: View {
        var body: some View {
            NavigationView {
                UserListView()
            }
            .inject(MockUserService())
        }
    }

    @Test func `service by Injected`() async {
        let screen = TestScreen { ParentView() }
        await screen.settle()
        #expect(screen.body == "Ada\nGrace")
    }
}
