import SwiftMVVM
import Testing
import TextUITesting

@MainActor struct QuickStartTests {
    @MainActor @Observable
    class CounterViewModel {
        var count = 0

        func increment() {
            count += 1
        }
    }

    struct ContentView: View {
        @StateViewModel var viewModel = CounterViewModel()

        var body: some View {
            VStack {
                Text("Count: \(viewModel.count)")
                Button("Increment", action: viewModel.increment)
            }
        }
    }

    /// The same with plain `@State`: it works here, since no parent makes the view again.
    struct StateContentView: View {
        @State var viewModel = CounterViewModel()

        var body: some View {
            VStack {
                Text("Count: \(viewModel.count)")
                Button("Increment", action: viewModel.increment)
            }
        }
    }

    @Test func `basic view model usage`() async {
        let screen = TestScreen { ContentView() }
        #expect(screen.body == "Count: 0\n[1] Increment")
        await screen.tap("Increment")
        #expect(screen.body == "Count: 1\n[1] Increment")
    }

    @Test func `basic view model usage with State`() async {
        let screen = TestScreen { StateContentView() }
        await screen.tap("Increment")
        #expect(screen.body == "Count: 1\n[1] Increment")
    }
}
