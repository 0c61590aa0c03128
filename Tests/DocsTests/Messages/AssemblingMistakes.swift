import Assembling

/// Mistakes with what is registered in a container. Each ends the program.
@MainActor enum AssemblingMistakes {
    static let all: [String: @MainActor () async -> Void] = [
        "nil-service": {
            let container = shop()
            container.register(CartViewModel.self, file: "Shop/ShopAssembly.swift", line: 8) { resolver in
                CartViewModel(cart: resolver.resolve(Cart.self, file: "Shop/ShopAssembly.swift", line: 9)!)
            }
            _ = container.resolve(CartViewModel.self)
        },
        "factory-threw": {
            let container = Container()
            container.register(Cart.self, file: "Shop/ShopAssembly.swift", line: 5) { _ in throw Offline() }
            _ = container.resolve(Cart.self, file: "Shop/ShopApp.swift", line: 9)!
        },
        "service-cycle": {
            let container = Container()
            container.register(Cart.self, file: "Shop/ShopAssembly.swift", line: 5) { resolver in
                Cart(next: resolver.resolve(CartViewModel.self))
            }
            container.register(CartViewModel.self, file: "Shop/ShopAssembly.swift", line: 8) { resolver in
                CartViewModel(cart: resolver.resolve(Cart.self, file: "Shop/ShopAssembly.swift", line: 9)!)
            }
            _ = container.resolve(Cart.self)
        },
        "service-elsewhere": {
            let container = shop()
            await Task.detached {
                _ = container.resolve(Cart.self, name: "gift", file: "Shop/Loader.swift", line: 7)
            }.value
        },
        "not-that-type": {
            let container = Container()
            container.register(Cart.self, file: "Shop/ShopAssembly.swift", line: 5) { _ in Cart() }
                .implements(Price.self)
            _ = container.resolve(Price.self, file: "Shop/ShopApp.swift", line: 9)
        },
        "completed-elsewhere": {
            let entry = Entry(
                entry: shop().register(Price.self, file: "Shop/ShopAssembly.swift", line: 5) { _ in Price() })
            await Till().complete(entry)
        },
        "nil-while-validating": {
            let container = Container()
            container.register(Cart.self, file: "Shop/ShopAssembly.swift", line: 8) { resolver in
                Cart(next: resolver.resolve(Till.self, file: "Shop/ShopAssembly.swift", line: 9)!)
            }
            _ = container.validate()
        },
    ]

    private static func shop() -> Container {
        let container = Container()
        container.register(Cart.self, name: "gift", file: "Shop/ShopAssembly.swift", line: 5) { _ in Cart() }
        return container
    }

    struct Offline: Error {}
    struct Price: Sendable {}

    final class Cart {
        let next: AnyObject?
        init(next: AnyObject? = nil) { self.next = next }
    }

    final class CartViewModel {
        let cart: Cart
        init(cart: Cart) { self.cart = cart }
    }

    struct Entry: @unchecked Sendable {
        // It is handed over to another actor, which is the mistake, and not used here any more.
        let entry: ServiceEntry<Price>
    }

    actor Till {
        func complete(_ entry: Entry) { _ = entry.entry.initCompleted { _, _ in } }
    }
}
