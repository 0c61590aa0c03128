import Testing
import TextUI
import TextUITesting

/// What is shown on demand.
@MainActor struct DisclosureGroupTests {
    @Test func `its number opens and closes a group`() async {
        let screen = TestScreen {
            DisclosureGroup("Details") {
                Text("Made of clay")
                Button("Order") {}
            }
            Text("below")
        }
        #expect(screen.body == "[1] ▸ Details\nbelow")
        await screen.enter("1")
        #expect(
            screen.body == """
                [1] ▾ Details
                  Made of clay
                  [2] Order
                below
                """)
        await screen.tap("Details")
        #expect(screen.body == "[1] ▸ Details\nbelow")
    }

    @Test func `a binding says whether a group is open, and is told`() async {
        struct Settings: View {
            @State private var showsMore = true
            var body: some View {
                DisclosureGroup("More", isExpanded: $showsMore) { Text("all of it") }
                Text("more: \(showsMore)")
            }
        }
        let screen = TestScreen { Settings() }
        #expect(screen.body == "[1] ▾ More\n  all of it\nmore: true")
        await screen.tap("More")
        #expect(screen.body == "[1] ▸ More\nmore: false")
    }

    @Test func `groups lie in groups`() async {
        let screen = TestScreen {
            DisclosureGroup("Europe") {
                DisclosureGroup("Italy") { Text("Rome") }
            }
        }
        await screen.tap("Europe")
        await screen.tap("Italy")
        #expect(
            screen.body == """
                [1] ▾ Europe
                  [2] ▾ Italy
                    Rome
                """)
    }

    @Test func `in a list the label and the content are rows, each below the other`() async {
        let screen = TestScreen {
            List {
                DisclosureGroup("Fruit") { ForEach(["Apple", "Pear"], id: \.self) { Text($0) } }
                Text("Bread")
            }
        }
        await screen.tap("Fruit")
        #expect(screen.body == "[1] ▾ Fruit\n  Apple\n  Pear\nBread")
    }

    @Test func `long content wraps within what is left`() async {
        let screen = TestScreen(width: 20) {
            DisclosureGroup {
                Text("five words in a column")
            } label: {
                Label("A label that is long", systemImage: "info")
            }
        }
        await screen.enter("1")
        #expect(
            screen.body == """
                [1] ▾ A label that
                      is long
                  five words in a
                  column
                """)
    }

    @Test func `a group without a label can be seen and named`() async {
        let screen = TestScreen { DisclosureGroup("") { Text("inside") } }
        #expect(screen.body == "[1] ▸ DisclosureGroup")
        await screen.tap("Disclosure")
        #expect(screen.body == "[1] ▾ DisclosureGroup\n  inside")
    }
}
