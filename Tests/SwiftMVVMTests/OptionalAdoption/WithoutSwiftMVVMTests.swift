import Observation
import Testing
import TextUI
import TextUITesting

/// A view model with the views alone: no SwiftMVVM, no injection. The root holds it with `@State`, a child is given
/// it, and a third finds it in the environment.
@MainActor struct WithoutSwiftMVVMTests {
    @MainActor @Observable
    final class TimerViewModel {
        private(set) var minutes = 25
        var name = "Work"

        func addMinute() { minutes += 1 }
    }

    struct TimerView: View {
        @State private var viewModel = TimerViewModel()

        var body: some View {
            VStack {
                MinutesView(viewModel: viewModel)
                NameView(viewModel: viewModel)
                SummaryView()
            }
            .environment(viewModel)
        }
    }

    struct MinutesView: View {
        let viewModel: TimerViewModel

        var body: some View {
            Button("Add a minute to \(viewModel.minutes)", action: viewModel.addMinute)
        }
    }

    struct NameView: View {
        @Bindable var viewModel: TimerViewModel

        var body: some View {
            TextField("Name", text: $viewModel.name)
        }
    }

    struct SummaryView: View {
        @Environment(TimerViewModel.self) private var viewModel

        var body: some View {
            Text("\(viewModel.name): \(viewModel.minutes)")
        }
    }

    @Test func `State holds the view model`() async {
        let screen = TestScreen { TimerView() }
        await screen.tap("Add a minute")
        #expect(screen.controls.first == "Add a minute to 26")
        #expect(screen.body.hasSuffix("Work: 26"))
    }

    @Test func `Bindable gives bindings to it`() async {
        let screen = TestScreen { TimerView() }
        await screen.type("Rest", into: "Name")
        #expect(screen.body.hasSuffix("Rest: 25"))
    }

    @Test func `only the views that read what has changed are drawn again`() async {
        let screen = TestScreen { TimerView() }
        screen.resetBodyCounts()
        await screen.tap("Add a minute")
        #expect(screen.bodyCount(of: MinutesView.self) == 1)
        #expect(screen.bodyCount(of: SummaryView.self) == 1)
        #expect(screen.bodyCount(of: NameView.self) == 0)
        #expect(screen.bodyCount(of: TimerView.self) == 0)
    }
}
