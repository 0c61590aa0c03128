import Testing
import TextUI
import TextUITesting

@MainActor struct StateObjectTests {
    final class Log { var made = 0 }

    final class Cart: ObservableObject {
        @Published var count = 0
        init(_ log: Log) { log.made += 1 }
    }

    struct CartView: View {
        @StateObject private var cart: Cart
        let turn: Int

        init(_ log: Log, turn: Int) {
            _cart = StateObject(wrappedValue: Cart(log))
            self.turn = turn
        }

        var body: some View {
            Button("turn \(turn), count \(cart.count)") { cart.count += 1 }
        }
    }

    @Observable final class Parent {
        var turn = 0
        var isShown = true
    }

    struct ParentView: View {
        let parent: Parent
        let log: Log
        var body: some View { if parent.isShown { CartView(log, turn: parent.turn) } }
    }

    @Test func `the object is made once and kept when the parent is drawn again`() async {
        let parent = Parent()
        let log = Log()
        let screen = TestScreen { ParentView(parent: parent, log: log) }
        await screen.enter("1")
        parent.turn = 1
        await screen.settle()
        #expect(screen.body == "[1] turn 1, count 1")
        #expect(log.made == 1)
    }

    @Test func `a view that comes back has a new object`() async {
        let parent = Parent()
        let log = Log()
        let screen = TestScreen { ParentView(parent: parent, log: log) }
        await screen.enter("1")
        parent.isShown = false
        await screen.settle()
        parent.isShown = true
        await screen.settle()
        #expect(screen.body == "[1] turn 0, count 0")
        #expect(log.made == 2)
    }

    @Test func `a view that goes releases its object`() async {
        final class Kept { weak var cart: Cart? }
        struct KeepingView: View {
            @StateObject var cart = Cart(Log())
            let kept: Kept
            var body: some View {
                let _ = kept.cart = cart
                Text("\(cart.count)")
            }
        }
        let kept = Kept()
        let screen = TestScreen { KeepingView(kept: kept) }
        #expect(kept.cart != nil)
        screen.close()
        #expect(kept.cart == nil)
    }
}
