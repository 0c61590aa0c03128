import SwiftMVVM
import Testing
import TextUITesting

@testable import Blank

struct BlankViewTests {
    @Test func `the view shows the greeting`() async {
        let screen = TestScreen { BlankView().inject(MockBlankService() as any BlankService) }
        await screen.settle()
        #expect(
            screen.body == """
                Hello
                [1] Greet again
                """)
    }
}
