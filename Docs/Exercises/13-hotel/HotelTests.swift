import Testing
import TextUI
import TextUITesting

struct HotelTests {
    @Test func `a check-in presents the key`() async {
        let screen = TestScreen { HotelCoordinatorView(coordinator: HotelCoordinator()) }
        await screen.tap("Check in")
        #expect(screen.body == "Room 12\n[1] Take the key")
    }

    @Test func `taking the key closes the sheet`() throws {
        let coordinator = HotelCoordinator()
        coordinator.desk.checkInButtonTapped.send()
        let key = try #require(coordinator.key, "No key has been presented.")
        key.takeButtonTapped.send()
        #expect(coordinator.key == nil)
    }

    @Test func `the coordinator is released when the hotel closes`() {
        var coordinator: HotelCoordinator? = HotelCoordinator()
        coordinator?.desk.checkInButtonTapped.send()
        let hotel = WeakReference(coordinator)
        coordinator = nil
        #expect(hotel.isReleased)
    }
}
