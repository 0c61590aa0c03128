import Testing
import TextUITesting

@testable import Users

struct UsersSessionTests {
    @Test func `a session loads, searches, opens a user and goes through the onboarding`() async {
        let lines = ["search = a", "ada", "add", "back", "onboarding", "next", "done", "quit"]
        let transcript = await TestScreen.transcript(
            of: UsersApp(userService: MockUserService()), lines: lines, width: 48)
        #expect(transcript == Self.expected)
    }

    @Test func `a session fails, tries again, refreshes and finds nobody`() async {
        let service = StubUserService()
        service.answers = [
            .failure(UserServiceError(message: "The server is asleep.")), .success([]), .success([.ada, .grace]),
        ]
        let lines = ["try again", "refresh", "search = zz", "search =", "quit"]
        let transcript = await TestScreen.transcript(of: UsersApp(userService: service), lines: lines, width: 48)
        #expect(
            transcript == """
                ── Users ───────────────────────────────────────
                [1] Search: ___
                Loading…
                [2] Onboarding

                ── Users ───────────────────────────────────────
                [1] Search: ___
                The server is asleep.
                [2] Try again
                [3] Onboarding

                > try again
                ── Users ───────────────────────────────────────
                [1] Search: ___
                No users yet.
                [2] Onboarding

                > refresh
                ── Users ───────────────────────────────────────
                [1] Search: ___
                [2] Ada
                [3] Grace
                [4] Onboarding

                > search = zz
                ── Users ───────────────────────────────────────
                [1] Search: zz
                No user is called "zz".
                [2] Onboarding

                > search =
                ── Users ───────────────────────────────────────
                [1] Search: ___
                [2] Ada
                [3] Grace
                [4] Onboarding

                > quit

                """)
    }

    static let expected = """
        ── Users ───────────────────────────────────────
        [1] Search: ___
        Loading…
        [2] Onboarding

        ── Users ───────────────────────────────────────
        [1] Search: ___
        [2] Ada
        [3] Grace
        [4] Linus
        [5] Onboarding

        > search = a
        ── Users ───────────────────────────────────────
        [1] Search: a
        [2] Ada
        [3] Grace
        [4] Onboarding

        > ada
        ── Users › Ada ─────────────────────────────────
        ada@example.com
        Not a favourite.
        [1] Add to favourites
        [2] Note: ___

        > add
        ── Users › Ada ─────────────────────────────────
        ada@example.com
        A favourite.
        [1] Remove from favourites
        [2] Note: ___

        > back
        ── Users ───────────────────────────────────────
        [1] Search: a
        [2] Ada
        [3] Grace
        [4] Onboarding

        > onboarding
        ── Sheet: Onboarding ───────────────────────────
        Welcome! Step 1 of 2
        [1] Next

        > next
        ── Sheet: Onboarding ───────────────────────────
        Welcome! Step 2 of 2
        Recorded: onboarding: step 2
        [1] Done

        > done
        ── Users ───────────────────────────────────────
        [1] Search: a
        [2] Ada
        [3] Grace
        [4] Onboarding

        > quit

        """
}
