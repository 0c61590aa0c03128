import SwiftMVVM

struct UserListView: View {
    @StateViewModel var viewModel = UserListViewModel()

    var body: some View {
        List(viewModel.users) { user in
            Text(user.name)
        }
        .navigationTitle("Users")
        .task { await viewModel.loadUsers() }
    }
}
