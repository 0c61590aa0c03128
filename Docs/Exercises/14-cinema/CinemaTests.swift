import Testing
import TextUI
import TextUITesting

struct CinemaTests {
    let coordinator = CinemaCoordinator()

    private func screen() -> TestScreen {
        TestScreen(width: 40) { [coordinator] in CinemaCoordinatorView(coordinator: coordinator) }
    }

    @Test func `a film and a seat lead to a ticket`() async {
        let screen = screen()
        await screen.tap("Nosferatu")
        await screen.tap("Seat 4")
        #expect(
            screen.frame == """
                ── Cinema › Nosferatu › Ticket ─────────
                Nosferatu, seat 4
                [1] Done
                """)
    }

    @Test func `done goes back to the first screen`() {
        coordinator.filmChosen("Nosferatu")
        coordinator.seatChosen(4, for: "Nosferatu")
        coordinator.doneButtonTapped()
        #expect(coordinator.path == [])
    }
}
