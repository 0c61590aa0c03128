import Testing
import TextUITesting

struct KettleTests {
    @Test func `a kettle is filled cup by cup`() {
        let viewModel = KettleViewModel()
        viewModel.fillButtonTapped()
        viewModel.fillButtonTapped()
        #expect(viewModel.cups == 2)
    }

    @Test func `a tap on Fill shows one cup more`() async {
        let screen = TestScreen { KettleView() }
        await screen.tap("Fill")
        #expect(screen.body == "Cups: 1\n[1] Fill")
    }
}
