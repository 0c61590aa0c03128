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
                if let text = viewModel.noMatchText { Text(text) }
                List(viewModel.users) { user in
                    NavigationLink(user.name, value: user)
                }
            case .failed(let message):
                Text(message)
                Button("Try again") { Task { await viewModel.loadUsers() } }
            }
        }
        .navigationTitle("Users")
        .navigationDestination(for: User.self) { user in
            UserDetailView(user: user)
        }
        .searchable(text: $viewModel.searchText)
        .refreshable { await viewModel.refresh() }
        .task { await viewModel.appeared() }
    }
}
