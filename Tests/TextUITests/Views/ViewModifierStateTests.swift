import Testing
import TextUI
import TextUITesting

@MainActor struct ViewModifierStateTests {
    struct Counting: ViewModifier {
        @State private var count = 0
        @Environment(\.isEnabled) private var isEnabled

        func body(content: Content) -> some View {
            VStack {
                content
                Button("\(isEnabled ? "on" : "off") \(count)") { count += 1 }
            }
        }
    }

    @Test func `a modifier has state of its own`() async {
        let screen = TestScreen { Text("hello").modifier(Counting()) }
        await screen.enter("1")
        #expect(screen.body == "hello\n[1] on 1")
    }

    @Test func `two views with the same modifier have two states`() async {
        let screen = TestScreen {
            Text("a").modifier(Counting())
            Text("b").modifier(Counting())
        }
        await screen.enter("2")
        #expect(screen.body == "a\n[1] on 0\nb\n[2] on 1")
    }

    @Test func `a modifier reads the environment`() {
        let screen = TestScreen { Text("hello").modifier(Counting()).disabled(true) }
        #expect(screen.body == "hello\n[1 off] off 0")
    }
}
