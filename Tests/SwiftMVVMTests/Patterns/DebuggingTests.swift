import SwiftMVVM
import Testing
import TextUITesting

/// What `debugPrint` tells of the dependencies at a place.
@MainActor struct DebuggingTests {
    /// Takes the place of the terminal.
    class Output: TextOutputStream {
        var text = ""
        func write(_ string: String) { text += string }
    }

    @MainActor @Observable
    class MyViewModel {
        @ObservationIgnored @Injected var service: MyService

        init(output: Output) {
            var output = output
            debugPrint(DependenciesContainer.current, to: &output)
        }
    }

    struct MyView: View {
        @StateViewModel var viewModel: MyViewModel

        init(output: Output) {
            self._viewModel = StateViewModel { _ in MyViewModel(output: output) }
        }

        var body: some View { Text(viewModel.service.title) }
    }

    @MainActor @Observable
    class PassedViewModel {
        let title: String
        init(service: MyService) { title = service.title }
    }

    struct PassedView: View {
        @StateViewModel var viewModel: PassedViewModel

        init(output: Output) {
            self._viewModel = StateViewModel { env in
                let container = env.dependenciesContainer
                var output = output
                debugPrint(container, to: &output)

                return PassedViewModel(service: env[dependency: MyService.self]!)
            }
        }

        var body: some View { Text(viewModel.title) }
    }

    @Test func `printed in the initializer of a view model`() {
        let output = Output()
        let line: UInt = #line + 1
        let screen = TestScreen { MyView(output: output).inject(7).inject(GreetingService()) }
        #expect(screen.body == "Welcome")
        #expect(
            output.text == """
                DependenciesContainer, the nearest scope first:
                  scope 1
                    Int, at SwiftMVVMTests/DebuggingTests.swift:\(line)
                  scope 2
                    GreetingService, at SwiftMVVMTests/DebuggingTests.swift:\(line)

                """)
    }

    @Test func `printed in the closure of a StateViewModel`() {
        let output = Output()
        let line: UInt = #line + 1
        let screen = TestScreen { PassedView(output: output).inject(as: MyService.self) { GreetingService() } }
        #expect(screen.body == "Welcome")
        #expect(
            output.text == """
                DependenciesContainer, the nearest scope first:
                  scope 1
                    MyService, lazy, not made yet, at SwiftMVVMTests/DebuggingTests.swift:\(line)

                """)
    }
}
