import Testing
import TextUITesting

@testable import Users

/// What the inspector tells of the users.
struct UsersTraceTests {
    @Test func `the trace tells what a search changes, and what a detail is given`() async {
        let lines = [":trace on", "search = a", "ada", "add", "note = hi", "back", "quit"]
        let transcript = await TestScreen.transcript(
            of: UsersApp(userService: MockUserService()), lines: lines, width: 60)
        #expect(
            transcript == """
                ── Users ───────────────────────────────────────────────────
                [1] Search: ___
                Loading…
                [2] Onboarding

                ── Users ───────────────────────────────────────────────────
                [1] Search: ___
                [2] Ada
                [3] Grace
                [4] Linus
                [5] Onboarding

                > :trace on
                the trace is on: each command tells what it changed

                > search = a
                ── Users ───────────────────────────────────────────────────
                [1] Search: a
                [2] Ada
                [3] Grace
                [4] Onboarding

                Command 1: .searchable "Search" in UserListView set to "a"
                  changed   UserListViewModel.searchText: "" → "a"
                  redrawn   .searchable "Search" in UserListView: it shows UserListViewModel.searchText
                  body ran  UserListView: it read UserListViewModel.searchText
                  not run   1 other body

                > ada
                ── Users › Ada ─────────────────────────────────────────────
                ada@example.com
                Not a favourite.
                [1] Add to favourites
                [2] Note: ___

                Command 2: NavigationLink "Ada" in UserListView
                  made      UserDetailViewModel #3, @StateViewModel viewModel of UserDetailView
                  given     to UserDetailViewModel #3: Favorites, at Users/UsersFlowViewModel.swift:12
                  given     to UserDetailViewModel #3: MemoryAnalytics, at Users/UsersApp.swift:23
                  given     to UserDetailViewModel #3: notes of AppServices, at Users/UsersApp.swift:24
                  body ran  UserDetailView: for the first time
                  not run   1 other body

                > add
                ── Users › Ada ─────────────────────────────────────────────
                ada@example.com
                A favourite.
                [1] Remove from favourites
                [2] Note: ___

                Command 3: Button "Add to favourites" in UserDetailView
                  changed   Favorites.ids: [] → 1 number
                  body ran  UserDetailView: it read Favorites.ids
                  not run   1 other body

                > note = hi
                ── Users › Ada ─────────────────────────────────────────────
                ada@example.com
                A favourite.
                [1] Remove from favourites
                [2] Note: hi

                Command 4: TextField "Note" in UserDetailView set to "hi"
                  changed   UserDetailViewModel.note: "" → "hi"
                  redrawn   TextField "Note" in UserDetailView: it shows UserDetailViewModel.note
                  not run   2 other bodies

                > back
                ── Users ───────────────────────────────────────────────────
                [1] Search: a
                [2] Ada
                [3] Grace
                [4] Onboarding

                Command 5: back
                  started   .task of UserListView
                  finished  .task of UserListView
                  released  UserDetailViewModel #3
                  not run   2 other bodies

                > quit

                """)
    }

    @Test func `the trace tells the order of a sheet: the flow changes, then the view model is made`() async {
        let lines = [":trace on", "onboarding", "next", ":why", ":models", "quit"]
        let transcript = await TestScreen.transcript(
            of: UsersApp(userService: MockUserService()), lines: lines, width: 60)
        #expect(
            transcript == """
                ── Users ───────────────────────────────────────────────────
                [1] Search: ___
                Loading…
                [2] Onboarding

                ── Users ───────────────────────────────────────────────────
                [1] Search: ___
                [2] Ada
                [3] Grace
                [4] Linus
                [5] Onboarding

                > :trace on
                the trace is on: each command tells what it changed

                > onboarding
                ── Sheet: Onboarding ───────────────────────────────────────
                Welcome! Step 1 of 2
                [1] Next

                Command 1: Button "Onboarding" in UsersFlowView
                  changed   UsersFlowViewModel.isOnboarding: false → true
                  redrawn   .sheet in UsersFlowView: it shows UsersFlowViewModel.isOnboarding
                  made      OnboardingViewModel #3, @StateViewModel viewModel of OnboardingView
                  given     to OnboardingViewModel #3: Analytics (MemoryAnalytics), lazy, made, at Users/UsersFlowView.swift:17
                  given     to OnboardingViewModel #3: greeting of AppServices, at Users/UsersApp.swift:24
                  body ran  OnboardingView: for the first time
                  not run   2 other bodies

                > next
                ── Sheet: Onboarding ───────────────────────────────────────
                Welcome! Step 2 of 2
                Recorded: onboarding: step 2
                [1] Done

                Command 2: Button "Next" in OnboardingView
                  changed   OnboardingViewModel.step: 1 → 2
                  changed   OnboardingViewModel.record: "" → "Recorded: onboarding: step 2"
                  body ran  OnboardingView: it read OnboardingViewModel.step or OnboardingViewModel.record
                  not run   2 other bodies

                > :why
                Command 2: Button "Next" in OnboardingView
                  changed   OnboardingViewModel.step: 1 → 2
                  changed   OnboardingViewModel.record: "" → "Recorded: onboarding: step 2"
                  body ran  OnboardingView: it read OnboardingViewModel.step or OnboardingViewModel.record
                  not run   2 other bodies

                > :models
                #1 UsersFlowViewModel, met at the start
                   held by @StateViewModel viewModel of UsersFlowView
                   made once, by UsersFlowView
                #2 UserListViewModel, met at the start
                   held by @StateViewModel viewModel of UserListView
                   made once, by UserListView
                #3 OnboardingViewModel, met in command 1
                   held by @StateViewModel viewModel of OnboardingView
                   made once, by OnboardingView

                > quit

                """)
    }

    @Test func `the scopes tell what is injected, and who uses it`() async {
        let lines = ["ada", ":deps", "quit"]
        let transcript = await TestScreen.transcript(
            of: UsersApp(userService: MockUserService()), lines: lines, width: 60)
        #expect(
            transcript == """
                ── Users ───────────────────────────────────────────────────
                [1] Search: ___
                Loading…
                [2] Onboarding

                ── Users ───────────────────────────────────────────────────
                [1] Search: ___
                [2] Ada
                [3] Grace
                [4] Linus
                [5] Onboarding

                > ada
                ── Users › Ada ─────────────────────────────────────────────
                ada@example.com
                Not a favourite.
                [1] Add to favourites
                [2] Note: ___

                > :deps
                scope 1, the root
                  AppServices, at Users/UsersApp.swift:24
                    used by UserDetailViewModel #3 (its notes)
                scope 2, inside
                  MemoryAnalytics, at Users/UsersApp.swift:23
                    used by UserDetailViewModel #3
                scope 3, inside
                  MockUserService, at Users/UsersApp.swift:22
                    used by UserListViewModel #2
                scope 4, the nearest
                  Favorites, at Users/UsersFlowViewModel.swift:12
                    used by UserDetailViewModel #3

                > quit

                """)
    }
}
