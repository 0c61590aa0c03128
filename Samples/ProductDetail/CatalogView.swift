import SwiftMVVM

/// The list of products. It pushes a detail made for the chosen one.
struct CatalogView: View {
    let viewModel: CatalogViewModel

    var body: some View {
        List {
            if viewModel.isLoading { ProgressView() }
            if let failure = viewModel.failure {
                Text(failure)
                Button("Try again") { Task { await viewModel.load() } }
            }
            ForEach(viewModel.products) { product in
                NavigationLink(value: product) {
                    HStack {
                        Text(product.name).frame(width: 120, alignment: .leading)
                        Text(product.price.inEuros)
                    }
                }
            }
        }
        .navigationTitle("Catalogue")
        .navigationDestination(for: Product.self) { product in
            ProductDetailView(product: product)
        }
        .toolbar {
            Button("Count a visit (\(viewModel.visits))", action: viewModel.visit)
        }
        .task { await viewModel.load() }
    }
}

extension Int {
    /// Cents as euros: `24.00 €`.
    var inEuros: String {
        String(format: "%d.%02d €", self / 100, self % 100)
    }
}
