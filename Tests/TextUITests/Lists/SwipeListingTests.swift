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

    @Test func `a link without a text is called by its kind`() {
        let screen = TestScreen { NavigationStack { NavigationLink("", value: 1) } }
        #expect(screen.body == "[1] NavigationLink")
    }
}
