import Testing
import TextUI
import TextUITesting

@MainActor struct SwipeListingTests {
    @Test func `a row with actions and edits names each action once`() async {
        let screen = TestScreen {
            List {
                ForEach(["a", "b"], id: \.self) { name in
                    Text(name).swipeActions { Button("Pin") {} }
                }
                .onDelete { _ in }
            }
        }
        await screen.enter("swipe 1 nothing")
        #expect(screen.complaints.count == 1)
        #expect(screen.complaints.first?.components(separatedBy: "Pin").count == 2)
    }

    @Test func `a row with swipe actions of its own offers no Delete, but moves`() async {
        let screen = TestScreen {
            List {
                ForEach(["a", "b"], id: \.self) { name in
                    HStack { Text(name) }.swipeActions { Button("Pin") {} }
                }
                .onDelete { _ in }
                .onMove { _, _ in }
            }
        }
        await screen.enter("swipe 1 Delete")
        #expect(
            screen.complaints == ["no single action \"Delete\" in row 1: swipe 1 Pin or swipe 1 Move Down"])
    }

    @Test func `swipe actions of one row leave Delete to the others`() async {
        let items = Items("a", "b")
        let screen = TestScreen {
            List {
                ForEach(items.all) { item in
                    if item.name == "a" { Text("a").swipeActions { Button("Pin") {} } } else { Text(item.name) }
                }
                .onDelete { items.all.remove(atOffsets: $0) }
            }
        }
        await screen.enter("swipe 2 Delete")
        #expect(items.all.map(\.name) == ["a"])
    }

    @Test func `a control in a tab that was left gives the row no number`() async {
        let screen = TestScreen {
            TabView {
                Text("a").tabItem { Text("one") }
                Button("b") {}.swipeActions { Button("Open") {} }.tabItem { Text("two") }
            }
            .swipeActions { Button("Pin") {} }
        }
        let before = screen.frame
        await screen.enter("tab two")
        await screen.enter("tab one")
        #expect(screen.frame == before)
        await screen.enter("swipe 1 Open")
        #expect(screen.complaints == ["no single action \"Open\" in row 1: swipe 1 Pin"])
    }

    @Test func `a link without a text is called by its kind`() {
        let screen = TestScreen { NavigationStack { NavigationLink("", value: 1) } }
        #expect(screen.body == "[1] NavigationLink")
    }
}
