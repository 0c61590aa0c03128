import SwiftMVVM
import Testing
import TextUITesting

@testable import ProductDetail

/// What a store sends is shown harmlessly, and a failure of the list can be tried again.
struct HostileProductTests {
    private let hostile = "a\u{1B}[2J\u{202E}\u{0}" + String(repeating: "b", count: 100_000)

    private func screen(_ store: any ProductStore) -> TestScreen {
        TestScreen(app: ProductDetailApp(store: store), width: 40)
    }

    private func isHarmless(_ frame: String) -> Bool {
        frame.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0.value != 0x202E }
            && frame.split(separator: "\n").allSatisfy { $0.count <= 40 }
    }

    @Test func `hostile names, descriptions and numbers stay within the frame`() async {
        let store = StubProductStore()
        store.list = [
            Product(id: 1, name: hostile, price: .min), Product(id: 1, name: "", price: .max),
        ]
        store.result = .success(ProductDetails(description: hostile, stock: .min))
        let screen = screen(store)
        await screen.settle()
        #expect(isHarmless(screen.frame))
        await screen.enter("1")
        #expect(isHarmless(screen.frame))
        await screen.tap("Add")
        await screen.tap("Remove")
        #expect(screen.body.contains("Quantity: 1 "))
    }

    @Test func `a hostile failure stays within the frame`() async {
        let store = StubProductStore()
        store.result = .failure(ProductError.soldOut(hostile))
        let screen = screen(store)
        await screen.settle()
        await screen.tap("Teapot")
        #expect(isHarmless(screen.frame))
    }

    @Test func `a catalogue that fails offers another try, and the try works`() async {
        let store = StubProductStore()
        store.list = nil
        let screen = screen(store)
        await screen.settle()
        #expect(
            screen.body == """
                The catalogue could not be loaded.
                [1] Try again
                [2] Count a visit (0)
                """)
        store.list = [.lamp]
        await screen.tap("Try again")
        #expect(
            screen.body == """
                [1] Lamp              39.00 €
                [2] Count a visit (0)
                """)
    }
}
