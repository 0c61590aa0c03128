import SwiftMVVM
import TextUITesting

/// Mistakes with what is injected. Each ends the program.
@MainActor enum InjectionMistakes {
    static let all: [String: @MainActor () async -> Void] = [
        "missing-dependency": {
            _ = TestScreen {
                InjectedView()
                    .inject(as: MockCartService.self, file: "Shop/ShopApp.swift", line: 10) { MockCartService() }
            }
        },
        "nil-dependency": {
            _ = TestScreen { PassedView().inject(Prices(), file: "Shop/ShopApp.swift", line: 9) }
        },
        "dependency-cycle": {
            _ = DependenciesContainer()
                .register(as: Prices.self, file: "Shop/ShopApp.swift", line: 9) {
                    DependenciesContainer.current[Discounts.self]!.prices
                }
                .register(as: Discounts.self, file: "Shop/ShopApp.swift", line: 10) {
                    Discounts(prices: DependenciesContainer.current[Prices.self]!)
                }
                .resolve(Prices.self)
        },
        "dependency-elsewhere": {
            let container = DependenciesContainer().register(Cart(), file: "Shop/ShopApp.swift", line: 9)
            await Task.detached { _ = container.resolve(Cart.self, file: "Shop/Loader.swift", line: 7) }.value
        },
        "made-elsewhere": {
            let container = DependenciesContainer()
                .register(as: Prices.self, file: "Shop/ShopApp.swift", line: 9) { Prices() }
            await Task.detached { _ = container.resolve(Prices.self, file: "Shop/Loader.swift", line: 7) }.value
        },
    ]

    struct Prices: Sendable {}
    struct Discounts: Sendable { var prices = Prices() }
    struct MockCartService: CartService {}

    /// Not `Sendable`.
    final class Cart {}

    @Observable
    final class InjectedViewModel {
        @ObservationIgnored @Injected(owner: "CartViewModel", file: "Shop/CartViewModel.swift", line: 5)
        var service: CartService
    }

    struct InjectedView: View {
        @StateViewModel var viewModel = InjectedViewModel()
        var body: some View { Text("Cart") }
    }

    @Observable
    final class PassedViewModel {
        init(service: CartService) {}
    }

    struct PassedView: View {
        @StateViewModel var viewModel: PassedViewModel
        init() {
            _viewModel = StateViewModel { env in
                PassedViewModel(service: env[dependency: CartService.self, "Shop/CartView.swift", 8]!)
            }
        }
        var body: some View { Text("Cart") }
    }
}

protocol CartService: Sendable {}
