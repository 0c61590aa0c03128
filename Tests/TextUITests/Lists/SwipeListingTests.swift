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

    @Test func `a link without a text is called by its kind`() {
        let screen = TestScreen { NavigationStack { NavigationLink("", value: 1) } }
        #expect(screen.body == "[1] NavigationLink")
    }
}
