import Foundation
import Testing
import TextUI
import TextUITesting

@MainActor struct EnvironmentObjectTests {
    final class Cart: ObservableObject {
        @Published var count = 0
    }

    struct Badge: View {
        static let line = #line + 1
        @EnvironmentObject var cart: Cart
        var body: some View { Stepper("Cart \(cart.count)", value: $cart.count) }
    }

    @Test func `a view deep inside follows the object of the environment`() async {
        let cart = Cart()
        let screen = TestScreen { VStack { Group { Badge() } }.environmentObject(cart) }
        cart.count = 3
        await screen.settle()
        #expect(screen.body == "[1] Cart 3 (- +)")
        await screen.enter("1 +")
        #expect(cart.count == 4)
    }

    @Test func `the nearest object counts`() {
        let near = Cart()
        near.count = 1
        let screen = TestScreen { Badge().environmentObject(near).environmentObject(Cart()) }
        #expect(screen.body == "[1] Cart 1 (- +)")
    }

    @Test func `a missing object stops with a text that says what to write`() async throws {
        let result = try #require(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run { _ = TestScreen { Badge() }.frame }
            })
        #expect(
            String(decoding: result.standardErrorContent, as: UTF8.self) == """
                TextUI: no object of type Cart in the environment.
                A view reads it with @EnvironmentObject, at TextUITests/EnvironmentObjectTests.swift:\(Badge.line), but no view above it has put one there.
                In the environment: no objects.
                Add .environmentObject(Cart(…)) to a view above it; a sheet sees what is set where .sheet is attached.

                """)
    }
}
