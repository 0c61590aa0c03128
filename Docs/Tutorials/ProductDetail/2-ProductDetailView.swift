import SwiftMVVM

struct ProductDetailView: View {
    @State var viewModel: ProductDetailViewModel

    init(product: Product, store: any ProductStore) {
        _viewModel = State(initialValue: ProductDetailViewModel(product: product, store: store))
    }

    var body: some View {
        VStack {
            if let details = viewModel.details {
                Text(details.description)
                Text("In stock: \(details.stock)")
            } else {
                ProgressView()
            }
        }
        .navigationTitle(viewModel.product.name)
        .task { await viewModel.load() }
    }
}
