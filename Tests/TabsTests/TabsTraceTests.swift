import Testing
import TextUITesting

@testable import Tabs

/// What the inspector tells of the tabs.
struct TabsTraceTests {
    @Test func `the trace tells which coordinator has changed, and what came and went with a sheet`() async {
        let lines = [":trace on", "info", "close", "tab 2", "quit"]
        let transcript = await TestScreen.transcript(of: TabsApp(), lines: lines, width: 60)
        #expect(
            transcript == """
                ── Tab 1 ───────────────────────────────────────────────────
                Events by a delegate
                [1] Info
                [2] • person.wave.2   [3] antenna   [4] square.stack

                > :trace on
                the trace is on: each command tells what it changed

                > info
                ── Sheet: Info ─────────────────────────────────────────────
                A coordinator decides where to go. A view model only says
                what happened.
                [1] Close

                Command 1: Button "Info" in Tab1
                  made      InfoViewModel #8, infoViewModel of Tab1Coordinator
                  changed   Tab1Coordinator.infoViewModel: nil → InfoViewModel #8
                  body ran  Tab1CoordinatorView: it observes Tab1Coordinator
                  body ran  Info: for the first time
                  not run   2 other bodies

                > close
                ── Tab 1 ───────────────────────────────────────────────────
                Events by a delegate
                [1] Info
                [2] • person.wave.2   [3] antenna   [4] square.stack

                Command 2: Button "Close" in Info
                  changed   Tab1Coordinator.infoViewModel: InfoViewModel #8 → nil
                  body ran  Tab1CoordinatorView: it observes Tab1Coordinator
                  released  InfoViewModel #8
                  not run   2 other bodies

                > tab 2
                ── Tab 2 ───────────────────────────────────────────────────
                Events by subjects
                [1] Present demo sheet
                [2] person.wave.2   [3] • antenna   [4] square.stack

                Command 3: tab 2
                  changed   MainCoordinator.selectedTab: one → two
                  body ran  MainCoordinatorView: it observes MainCoordinator
                  body ran  Tab2CoordinatorView: for the first time
                  body ran  Tab2: for the first time
                  not run   0 other bodies

                > quit

                """)
    }

    @Test func `the container is listed with what it makes, and the models with the coordinators that hold them`() async
    {
        let lines = ["info", ":models", ":deps", "quit"]
        let transcript = await TestScreen.transcript(of: TabsApp(), lines: lines, width: 60)
        #expect(
            transcript == """
                ── Tab 1 ───────────────────────────────────────────────────
                Events by a delegate
                [1] Info
                [2] • person.wave.2   [3] antenna   [4] square.stack

                > info
                ── Sheet: Info ─────────────────────────────────────────────
                A coordinator decides where to go. A view model only says
                what happened.
                [1] Close

                > :models
                #1 MainCoordinator, met at the start
                   held by @ObservedObject coordinator of MainCoordinatorView
                   registered in the container: shared in container, made, at Tabs/CoordinatorAssembly.swift:5
                #2 Tab1Coordinator, met at the start
                   held by tab1Coordinator of MainCoordinator
                   and by  @ObservedObject coordinator of Tab1CoordinatorView
                   registered in the container: made for each, at Tabs/CoordinatorAssembly.swift:14
                #3 Tab2Coordinator, met at the start
                   held by tab2Coordinator of MainCoordinator
                   registered in the container: made for each, at Tabs/CoordinatorAssembly.swift:18
                #4 Tab3Coordinator, met at the start
                   held by tab3Coordinator of MainCoordinator
                   registered in the container: made for each, at Tabs/CoordinatorAssembly.swift:22
                #5 Tab1ViewModel, met at the start
                   held by tab1ViewModel of Tab1Coordinator
                   and by  @ObservedObject viewModel of Tab1
                   registered in the container: made for each, at Tabs/ViewModelAssembly.swift:5
                #6 Tab2ViewModel, met at the start
                   held by tab2ViewModel of Tab2Coordinator
                   registered in the container: made for each, at Tabs/ViewModelAssembly.swift:6
                #7 Tab3ViewModel, met at the start
                   held by tab3ViewModel of Tab3Coordinator
                   registered in the container: made for each, at Tabs/ViewModelAssembly.swift:7
                #8 InfoViewModel, met in command 1
                   held by infoViewModel of Tab1Coordinator
                   and by  @ObservedObject viewModel of Info
                   registered in the container: made for each, at Tabs/ViewModelAssembly.swift:8

                > :deps
                the container that resolver of Tab1Coordinator and 2 others hold
                  MainCoordinator, shared in container, made, at Tabs/CoordinatorAssembly.swift:5
                  Tab1Coordinator, made for each, at Tabs/CoordinatorAssembly.swift:14
                  Tab2Coordinator, made for each, at Tabs/CoordinatorAssembly.swift:18
                  Tab3Coordinator, made for each, at Tabs/CoordinatorAssembly.swift:22
                  Tab1ViewModel, made for each, at Tabs/ViewModelAssembly.swift:5
                  Tab2ViewModel, made for each, at Tabs/ViewModelAssembly.swift:6
                  Tab3ViewModel, made for each, at Tabs/ViewModelAssembly.swift:7
                  InfoViewModel, made for each, at Tabs/ViewModelAssembly.swift:8
                  SheetDemoViewModel, made for each, at Tabs/ViewModelAssembly.swift:9
                  NavigationStackDemoViewModel, made for each, at Tabs/ViewModelAssembly.swift:10

                > quit

                """)
    }

    @Test func `container and coordinators hold each other, so those of before an undo are still there`() async {
        let lines = ["info", "undo", ":models", "quit"]
        let transcript = await TestScreen.transcript(of: TabsApp(), lines: lines)
        let kept = transcript.split(separator: "\n").first { $0.hasPrefix("not released") }
        #expect(
            kept == """
                not released, although no view holds them any more: MainCoordinator #1, Tab1Coordinator #2, \
                Tab2Coordinator #3, Tab3Coordinator #4, Tab1ViewModel #5, Tab2ViewModel #6, Tab3ViewModel #7, \
                InfoViewModel #8
                """)
    }
}
