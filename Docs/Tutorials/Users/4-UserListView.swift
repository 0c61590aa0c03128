import SwiftMVVM

struct UserListView: View {
    @StateViewModel var viewModel: UserListViewModel

    init() {
        self._viewModel = StateViewModel { env in
            UserListViewModel(userService: env[dependency: UserService.self]!)
        }
    }

    var body: some View {
        List(viewModel.users) { user in
            Text(user.name)
        }
        .navigationTitle("Users")
        .task { await viewModel.loadUsers() }
    }
}
