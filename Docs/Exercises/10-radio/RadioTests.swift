import Testing
import TextUI
import TextUITesting

struct RadioTests {
    let station = Station()

    @Test func `the radio shows what the station plays`() async {
        let viewModel = RadioViewModel(station: station)
        let screen = TestScreen { RadioView(viewModel: viewModel) }
        station.title.send("Jazz")
        await screen.settle()
        #expect(screen.body == "Now: Jazz")
    }

    @Test func `a radio that nobody keeps is released`() {
        var viewModel: RadioViewModel? = RadioViewModel(station: station)
        let radio = WeakReference(viewModel)
        viewModel = nil
        #expect(radio.isReleased)
    }
}
