import SwiftMVVM

struct UserListView: View {
    @StateViewModel var viewModel: UserListViewModel

    init() {
        self._viewModel = StateViewModel { env in
            UserListViewModel(userService: env[dependency: UserService.self]!)
        }
    }

    var body: some View {
        VStack {
            switch viewModel.state {
            case .idle, .loading:
                ProgressView()
            case .empty:
                Text("No users yet.")
            case .loaded:
                List(viewModel.users) { user in
                    Text(user.name)
                }
            case .failed(let message):
                Text(message)
                Button("Try again") { Task { await viewModel.loadUsers() } }
            }
        }
        .navigationTitle("Users")
        .task { await viewModel.loadUsers() }
    }
}
