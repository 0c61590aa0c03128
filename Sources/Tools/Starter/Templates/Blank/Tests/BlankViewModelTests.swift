import Testing

@testable import Blank

struct BlankViewModelTests {
    @Test func `what the service answers is shown`() async {
        let viewModel = BlankViewModel(service: MockBlankService(answer: .success("Good morning")))
        await viewModel.load()
        #expect(viewModel.state == .loaded("Good morning"))
    }

    @Test func `a failure of the service is a state too`() async {
        let viewModel = BlankViewModel(service: MockBlankService(answer: .failure(CancellationError())))
        await viewModel.load()
        #expect(viewModel.state == .failed)
    }
}
