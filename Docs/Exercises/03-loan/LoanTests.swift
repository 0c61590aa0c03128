import Testing
import TextUITesting

struct LoanTests {
    @Test(arguments: [(3, "3 days left"), (1, "1 day left"), (0, "due today")])
    func `the text says how many days are left`(_ days: Int, _ text: String) {
        #expect(LoanViewModel(daysLeft: days).dueText == text)
    }

    @Test func `a renewed book has 21 days more, and the screen says so`() async {
        let screen = TestScreen { LoanView() }
        await screen.tap("Renew")
        #expect(screen.body == "24 days left\n[1] Renew")
    }
}
