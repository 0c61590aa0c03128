import Testing
import TextUITesting

@testable import Users

/// What the inspector answers of the users, once it is asked.
struct UsersAnswersTests {
    /// What is printed after the last line.
    private func answer(to lines: [String]) async -> String {
        let app = UsersApp(userService: MockUserService())
        let transcript = await TestScreen.transcript(of: app, lines: lines + ["quit"])
        return transcript.components(separatedBy: "> \(lines.last ?? "")\n").last ?? ""
    }

    @Test func `why tells of the start what was made, and then what changed in it`() async {
        let answer = await answer(to: [":why"])
        #expect(
            answer == """
                Command 0: the start
                  made      UsersFlowViewModel #1, @StateViewModel viewModel of UsersFlowView
                  body ran  UsersFlowView: for the first time
                  made      UserListViewModel #2, @StateViewModel viewModel of UserListView
                  given     to UserListViewModel #2: MockUserService, at Users/UsersApp.swift:22
                  body ran  UserListView: for the first time
                  started   .task of UserListView
                  changed   UserListViewModel.state: idle → loaded(3 users)
                  changed   UserListViewModel.answered: idle → loaded(3 users) (not observed)
                  changed   UserListViewModel.newestAnswer: 0 → 1 (not observed)
                  changed   UserListViewModel.newestLoad: 0 → 1 (not observed)
                  body ran  UserListView: it read UserListViewModel.state
                  finished  .task of UserListView
                  not run   0 other bodies

                > quit

                """)
    }

    @Test func `the container of the flow holds the favourites, also while a sheet covers the flow`() async {
        let answer = await answer(to: ["Ada", "back", "Onboarding", ":models"])
        #expect(
            answer == """
                #1 UsersFlowViewModel, met at the start
                   held by @StateViewModel viewModel of UsersFlowView
                   made once, by UsersFlowView
                #2 UserListViewModel, met at the start
                   held by @StateViewModel viewModel of UserListView
                   made once, by UserListView
                #4 Favorites, met in command 1
                   held by what is injected: Favorites, at Users/UsersFlowViewModel.swift:12
                #5 OnboardingViewModel, met in command 3
                   held by @StateViewModel viewModel of OnboardingView
                   made once, by OnboardingView
                released since the last look: UserDetailViewModel #3

                > quit

                """)
    }
}
