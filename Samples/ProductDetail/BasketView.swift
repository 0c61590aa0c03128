import SwiftMVVM

/// A part of the detail screen. It holds the view model in a plain `let`: it does not own it, it reads it.
struct BasketView: View {
    let viewModel: ProductDetailViewModel

    var body: some View {
        HStack {
            Text("Quantity: \(viewModel.basket.quantity)")
            Button("Add", action: viewModel.addButtonTapped)
            Button("Remove", action: viewModel.removeButtonTapped)
        }
    }
}
