import Testing
import TextUI
import TextUITesting

/// A tree may be deep: the stack must not overflow.
@MainActor struct DeepNestingTests {
    struct Level: View {
        let depth: Int
        var body: some View {
            if depth == 0 {
                Text("bottom")
            } else {
                VStack { AnyView(Level(depth: depth - 1)) }
            }
        }
    }

    @Test func `a thousand levels are mounted, drawn and ended`() async {
        let screen = TestScreen { Level(depth: 1_000) }
        #expect(screen.body == "bottom")
        #expect(screen.bodyCount(of: Level.self) == 1_001)
        screen.close()
    }

    struct Row: View {
        let depth: Int
        var body: some View {
            if depth == 0 {
                Button("bottom") {}
            } else {
                HStack { AnyView(Row(depth: depth - 1)) }.padding()
            }
        }
    }

    @Test func `a thousand levels of rows find their control`() async {
        let screen = TestScreen { Row(depth: 1_000) }
        #expect(screen.controls == ["bottom"])
    }

    @Test func `a change at the bottom runs one body`() async {
        @MainActor struct Bottom: View {
            @State private var taps = 0
            var body: some View { Button("taps \(taps)") { taps += 1 } }
        }
        struct Deep: View {
            let depth: Int
            var body: some View {
                if depth == 0 { Bottom() } else { AnyView(Deep(depth: depth - 1)) }
            }
        }
        let screen = TestScreen { Deep(depth: 500) }
        screen.resetBodyCounts()
        await screen.tap("taps")
        #expect(screen.body == "[1] taps 1")
        #expect(screen.bodyCount(of: Deep.self) == 0)
        #expect(screen.bodyCount(of: Bottom.self) == 1)
    }
}
