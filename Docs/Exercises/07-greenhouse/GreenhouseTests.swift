import SwiftMVVM
import Testing
import TextUITesting

struct GreenhouseTests {
    struct FixedThermometer: Thermometer {
        let degrees: Int
    }

    @Test func `the roof is shown if its thermometer is injected`() {
        let screen = TestScreen { GreenhouseView().inject(RoofThermometer()) }
        #expect(screen.body == "21°")
    }

    @Test func `another thermometer can be injected`() {
        let screen = TestScreen { GreenhouseView().inject(FixedThermometer(degrees: 35)) }
        #expect(screen.body == "35°")
    }

    @Test func `frost asks to close the windows`() {
        let screen = TestScreen { GreenhouseView().inject(FixedThermometer(degrees: -3)) }
        #expect(screen.body == "-3°, close the windows")
    }
}
