import Testing
import TextUITesting

struct LiftTests {
    @Test func `a lift stops at the top floor`() {
        let viewModel = LiftViewModel()
        for _ in 1...7 { viewModel.upButtonTapped() }
        #expect(viewModel.floor == 5)
    }

    @Test func `a lift stops at the ground floor`() {
        let viewModel = LiftViewModel()
        viewModel.downButtonTapped()
        #expect(viewModel.floor == 0)
    }

    @Test func `the buttons still move the lift`() async {
        let screen = TestScreen { LiftView() }
        await screen.tap("Up")
        await screen.tap("Up")
        await screen.tap("Down")
        #expect(screen.body == "Floor 1\n[1] Up   [2] Down")
    }
}
