import Testing
import TextUI
import TextUITesting

/// Rows that stay the same are not drawn again; what changes their look must reach them all the same.
@MainActor struct DrawnColumnTests {
    @Observable final class Look {
        var isBold = false
        var lineLimit: Int?
        var alignment = TextAlignment.leading
        var isShown = true
        var name = "row"
        var title = 0
    }

    struct Rows: View {
        let look: Look
        var body: some View {
            Text("\(look.title)")
            ForEach(0..<2) { number in Row(number: number, look: look) }
                .lineLimit(look.lineLimit)
                .multilineTextAlignment(look.alignment)
        }
    }

    struct Row: View {
        let number: Int
        let look: Look
        var body: some View {
            if look.isShown { Text("\(look.name) \(number)") }
        }
    }

    let look = Look()

    @Test func `a change beside the rows leaves them as they are`() {
        let screen = TestScreen { Rows(look: look) }
        look.title = 1
        #expect(screen.body == "1\nrow 0\nrow 1")
    }

    @Test func `a text in a row changes`() {
        let screen = TestScreen { Rows(look: look) }
        look.name = "line"
        #expect(screen.body == "0\nline 0\nline 1")
    }

    @Test func `rows disappear and come back`() {
        let screen = TestScreen { Rows(look: look) }
        look.isShown = false
        #expect(screen.body == "0")
        look.isShown = true
        #expect(screen.body == "0\nrow 0\nrow 1")
    }

    @Test func `the environment of their texts changes, although no row has other inputs`() {
        look.name = "a rather long row"
        let screen = TestScreen(width: 20) { Rows(look: look) }
        look.name = "a row that is too long for the line"
        #expect(screen.body == "0\na row that is too\nlong for the line 0\na row that is too\nlong for the line 1")
        look.lineLimit = 1
        #expect(screen.body == "0\na row that is too…\na row that is too…")
        look.lineLimit = nil
        look.alignment = .trailing
        #expect(
            screen.body == "0\n  a row that is too\nlong for the line 0\n  a row that is too\nlong for the line 1")
    }

    @Test func `a row in a row changes`() {
        struct Groups: View {
            let look: Look
            var body: some View {
                VStack {
                    ForEach(0..<2) { group in
                        Text("group \(group)")
                        Rows(look: look)
                    }
                }
            }
        }
        let screen = TestScreen { Groups(look: look) }
        look.name = "line"
        #expect(screen.body == "group 0\n0\nline 0\nline 1\ngroup 1\n0\nline 0\nline 1")
    }

    @Test func `fields in rows show what is set in them, and are numbered by what is above`() async {
        struct Fields: View {
            @State var names = ["Ada", "Bob"]
            @State var hasButton = false
            var body: some View {
                Toggle("button", isOn: $hasButton)
                if hasButton { Button("above") {} }
                ForEach(0..<2) { number in TextField("name", text: $names[number]) }
            }
        }
        let screen = TestScreen { Fields() }
        await screen.enter("2 Eve")
        #expect(screen.body == "[1] button: off\n[2] name: Eve\n[3] name: Bob")
        await screen.enter("1 on")
        #expect(screen.body == "[1] button: on\n[2] above\n[3] name: Eve\n[4] name: Bob")
    }
}
