import Testing
import TextUI
import TextUITesting

@testable import Tabs

struct PreviewTests {
    @Test func `the preview of tab 2 shows its button`() {
        let screen = TestScreen { Tab2_Previews.previews }
        #expect(screen.body == "Events by subjects\n[1] Present demo sheet")
    }

    @Test func `the preview of the sheet shows its likes`() {
        let screen = TestScreen { SheetDemo_Previews.previews }
        #expect(screen.body == "Likes: 0\n[1] Like\n[2] Close")
    }
}
