import SwiftMVVM

/// One product. The view model is made for it when the view first appears, and only then.
struct ProductDetailView: View {
    @StateViewModel var viewModel: ProductDetailViewModel

    /// The closure initializer: the view is given a parameter, and the environment gives the store.
    init(product: Product) {
        self._viewModel = StateViewModel { env in
            ProductDetailViewModel(product: product, store: env[dependency: ProductStore.self]!)
        }
    }

    /// The autoclosure initializer: the parent writes how the view model is made, and the view decides when.
    init(model: @autoclosure @escaping () -> ProductDetailViewModel) {
        self._viewModel = StateViewModel { _ in
            model()
        }
    }

    var body: some View {
        VStack {
            switch viewModel.state {
            case .loading:
                ProgressView()
            case .loaded(let details):
                Text(details.description)
                Text("In stock: \(details.stock)")
            case .failed(let message):
                Text(message)
                Button("Try again") { Task { await viewModel.load() } }
            }
        }
        .navigationTitle(viewModel.product.name)
        .task { await viewModel.load() }
    }
}
