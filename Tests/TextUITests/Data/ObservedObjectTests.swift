import Testing
import TextUI
import TextUITesting

@MainActor struct ObservedObjectTests {
    class Cart: ObservableObject {
        @Published var count = 0
        @Published var unread = 0
    }

    final class GiftCart: Cart {
        @Published var message = ""
    }

    final class Silent: ObservableObject {
        var value = 0
        func change() {
            objectWillChange.send()
            value += 1
        }
    }

    final class Outer: ObservableObject {
        let inner = Cart()
        @Published var name = "outer"
    }

    struct CartView: View {
        @ObservedObject var cart: Cart
        var body: some View { Text("count \(cart.count)") }
    }

    @Test func `a published change redraws the view`() async {
        let cart = Cart()
        let screen = TestScreen { CartView(cart: cart) }
        cart.count = 2
        await screen.settle()
        #expect(screen.body == "count 2")
    }

    @Test func `several changes in one turn redraw it once`() async {
        let cart = Cart()
        let screen = TestScreen { CartView(cart: cart) }
        screen.resetBodyCounts()
        cart.count = 1
        cart.count = 2
        cart.unread = 3
        await screen.settle()
        #expect(screen.bodyCount(of: CartView.self) == 1)
        #expect(screen.body == "count 2")
    }

    @Test func `a property that the view does not read redraws it too`() async {
        let cart = Cart()
        let screen = TestScreen { CartView(cart: cart) }
        screen.resetBodyCounts()
        cart.unread = 1
        await screen.settle()
        #expect(screen.bodyCount(of: CartView.self) == 1)
    }

    @Test func `a property of a subclass redraws it too`() async {
        let cart = GiftCart()
        let screen = TestScreen { CartView(cart: cart) }
        screen.resetBodyCounts()
        cart.message = "hello"
        await screen.settle()
        #expect(screen.bodyCount(of: CartView.self) == 1)
    }

    @Test func `an object without published properties says itself that it changes`() async {
        struct SilentView: View {
            @ObservedObject var silent: Silent
            var body: some View { Text("value \(silent.value)") }
        }
        let silent = Silent()
        let screen = TestScreen { SilentView(silent: silent) }
        silent.change()
        await screen.settle()
        #expect(screen.body == "value 1")
    }

    @Test func `a change of a nested object does not redraw the view`() async {
        struct OuterView: View {
            @ObservedObject var outer: Outer
            var body: some View { Text("\(outer.name) \(outer.inner.count)") }
        }
        let outer = Outer()
        let screen = TestScreen { OuterView(outer: outer) }
        outer.inner.count = 1
        await screen.settle()
        #expect(screen.body == "outer 0")
        outer.name = "again"
        await screen.settle()
        #expect(screen.body == "again 1")
    }

    @Test func `another object in the same place is followed instead`() async {
        final class Choice: ObservableObject {
            @Published var cart: Cart
            init(_ cart: Cart) { self.cart = cart }
        }
        struct ChoiceView: View {
            @ObservedObject var choice: Choice
            var body: some View { CartView(cart: choice.cart) }
        }
        let first = Cart()
        let second = Cart()
        let choice = Choice(first)
        let screen = TestScreen { ChoiceView(choice: choice) }
        choice.cart = second
        await screen.settle()
        second.count = 5
        await screen.settle()
        #expect(screen.body == "count 5")
        screen.resetBodyCounts()
        first.count = 1
        await screen.settle()
        #expect(screen.bodyCount(of: CartView.self) == 0)
    }

    @Test func `its projection gives bindings`() async {
        struct Editor: View {
            @ObservedObject var cart: Cart
            var body: some View { Stepper("Count \(cart.count)", value: $cart.count) }
        }
        let cart = Cart()
        let screen = TestScreen { Editor(cart: cart) }
        await screen.enter("1 +")
        #expect(cart.count == 1)
        #expect(screen.body == "[1] Count 1 (- +)")
    }
}
