import Testing

struct ParcelTests {
    struct Lost: Error {}

    @Test func `the place of the parcel is shown`() async {
        let viewModel = ParcelViewModel(number: "N17", tracker: StubTracker([.success("Bergen")]))
        await viewModel.refresh()
        #expect(viewModel.text == "In Bergen")
    }

    @Test func `a failure is told`() async {
        let viewModel = ParcelViewModel(number: "N17", tracker: StubTracker([.failure(Lost())]))
        await viewModel.refresh()
        #expect(viewModel.text == "No news of N17")
    }

    @Test func `each refresh asks for the number, and takes the next answer`() async {
        let tracker = StubTracker([.failure(Lost()), .success("Oslo")])
        let viewModel = ParcelViewModel(number: "N17", tracker: tracker)
        await viewModel.refresh()
        await viewModel.refresh()
        #expect(tracker.asked == ["N17", "N17"])
        #expect(viewModel.text == "In Oslo")
    }
}
