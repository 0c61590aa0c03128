import SwiftMVVM
import Testing
import TextUITesting

@MainActor struct PassingParametersTests {
    struct Product {
        let name: String
        let description: String

        static let lamp = Product(name: "Lamp", description: "It shines.")
    }

    @MainActor @Observable
    class ProductDetailViewModel {
        private(set) var product: Product?
        private(set) var isLoading = true
        private let chosen: Product
        private let gate: Gate

        init(product: Product, gate: Gate, made: Made) {
            chosen = product
            self.gate = gate
            made.count += 1
        }

        func load() async {
            await gate.wait()
            product = chosen
            isLoading = false
        }
    }

    /// Counts initializers, and makes the parent draw.
    @MainActor @Observable
    class Made {
        var draws = 0
        @ObservationIgnored var count = 0
    }

    struct ProductDetailView: View {
        @StateViewModel var viewModel: ProductDetailViewModel

        init(product: Product, gate: Gate, made: Made) {
            self._viewModel = StateViewModel { _ in
                ProductDetailViewModel(product: product, gate: gate, made: made)
            }
        }

        init(model: @autoclosure @escaping @MainActor () -> ProductDetailViewModel) {
            self._viewModel = StateViewModel { _ in
                model()
            }
        }

        var body: some View {
            VStack {
                if viewModel.isLoading {
                    ProgressView()
                } else if let product = viewModel.product {
                    Text(product.name)
                    Text(product.description)
                }
            }
            .task { await viewModel.load() }
        }
    }

    /// With `@State` the view model is made each time this value is made.
    struct StateProductDetailView: View {
        @State var viewModel: ProductDetailViewModel

        init(product: Product, gate: Gate, made: Made) {
            self._viewModel = State(initialValue: ProductDetailViewModel(product: product, gate: gate, made: made))
        }

        var body: some View { Text("detail") }
    }

    struct ParentView<Child: View>: View {
        let made: Made
        let child: () -> Child

        var body: some View {
            Text("draws: \(made.draws)")
            child()
        }
    }

    private let gate = Gate()
    private let made = Made()

    private func drawParent<Child: View>(times: Int, _ child: @escaping () -> Child) async {
        let screen = TestScreen { ParentView(made: made, child: child) }
        for _ in 1...times {
            made.draws += 1
            await screen.settle()
        }
        #expect(screen.body.hasPrefix("draws: \(times)\n"))
    }

    @Test func `closure initializer`() async {
        let screen = TestScreen { ProductDetailView(product: .lamp, gate: gate, made: made) }
        await screen.settle()
        #expect(screen.body == "Loading…")
        gate.open()
        await screen.settle()
        #expect(screen.body == "Lamp\nIt shines.")
    }

    @Test func `closure initializer, made once`() async {
        await drawParent(times: 3) { ProductDetailView(product: .lamp, gate: gate, made: made) }
        #expect(made.count == 1)
    }

    @Test func `State in its place, made with each draw of the parent`() async {
        await drawParent(times: 3) { StateProductDetailView(product: .lamp, gate: gate, made: made) }
        #expect(made.count == 4)
    }

    @Test func `autoclosure initializer`() async {
        gate.open()
        let screen = TestScreen {
            ProductDetailView(model: ProductDetailViewModel(product: .lamp, gate: gate, made: made))
        }
        await screen.settle()
        #expect(screen.body == "Lamp\nIt shines.")
    }

    @Test func `autoclosure initializer, made once`() async {
        await drawParent(times: 3) {
            ProductDetailView(model: ProductDetailViewModel(product: .lamp, gate: gate, made: made))
        }
        #expect(made.count == 1)
    }
}
