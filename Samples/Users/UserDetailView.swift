import SwiftMVVM

struct UserDetailView: View {
    @StateViewModel var viewModel: UserDetailViewModel

    init(user: User) {
        self._viewModel = StateViewModel { _ in
            UserDetailViewModel(user: user)
        }
    }

    var body: some View {
        VStack {
            Text(viewModel.user.email)
            Text(viewModel.isFavorite ? "A favourite." : "Not a favourite.")
            Button(viewModel.isFavorite ? "Remove from favourites" : "Add to favourites") {
                viewModel.favoriteButtonTapped()
            }
            TextField("Note", text: $viewModel.note)
                .onSubmit { viewModel.noteSubmitted() }
        }
        .navigationTitle(viewModel.user.name)
    }
}
