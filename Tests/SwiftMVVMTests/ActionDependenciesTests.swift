import SwiftMVVM
import Testing
import TextUITesting

/// A view model that an action or a task makes finds its dependencies too.
@MainActor struct ActionDependenciesTests {
    @Observable
    final class Report {
        var text = "none"
    }

    @Observable
    final class GreetingViewModel {
        @ObservationIgnored @Injected var greeter: Greeter?
        var text: String { greeter?.greeting ?? "nothing" }
    }

    /// Runs something at one moment of a view's life.
    struct Moments: View {
        let report: Report
        @State private var isOn = false
        @State private var name = ""
        var body: some View {
            Text(report.text)
            Button("Tap") { make("tap") }
            Button("Task") { Task { make("task of a tap") } }
            Toggle("Switch", isOn: $isOn).onChange(of: isOn) { make("change") }
            TextField("Name", text: $name).onSubmit { make("submit") }
        }
        func make(_ moment: String) { report.text = "\(moment): \(GreetingViewModel().text)" }
    }

    private func screen(_ report: Report) -> TestScreen {
        TestScreen { Moments(report: report).inject(Polite()) }
    }

    @Test func `in the action of a button`() async {
        let report = Report()
        await screen(report).tap("Tap")
        #expect(report.text == "tap: Good day")
    }

    @Test func `in a task that an action starts`() async {
        let report = Report()
        let screen = screen(report)
        await screen.tap("Task")
        #expect(report.text == "task of a tap: Good day")
    }

    @Test func `when a value changes`() async {
        let report = Report()
        await screen(report).tap("Switch")
        #expect(report.text == "change: Good day")
    }

    @Test func `when a field is submitted`() async {
        let report = Report()
        await screen(report).type("Ada", into: "Name")
        #expect(report.text == "submit: Good day")
    }

    @Test func `when the screen is refreshed`() async {
        let report = Report()
        let screen = TestScreen {
            List { Text(report.text) }
                .refreshable { report.text = "refresh: \(GreetingViewModel().text)" }
                .inject(Polite())
        }
        await screen.enter("refresh")
        #expect(report.text == "refresh: Good day")
    }

    @Test func `in a sheet`() async {
        struct SheetView: View {
            let report: Report
            @State private var isShown = false
            var body: some View {
                Button("Open") { isShown = true }
                    .sheet(isPresented: $isShown) {
                        Button("Tap") { report.text = "sheet: \(GreetingViewModel().text)" }
                    }
                    .inject(Polite())
            }
        }
        let report = Report()
        let screen = TestScreen { SheetView(report: report) }
        await screen.tap("Open")
        await screen.tap("Tap")
        #expect(report.text == "sheet: Good day")
    }

    @Test func `when a view appears and disappears`() async {
        struct Appearing: View {
            let report: Report
            let isShown: Shown
            var body: some View {
                VStack {
                    if isShown.value {
                        Text("here")
                            .onAppear { report.text = "appear: \(GreetingViewModel().text)" }
                            .onDisappear { report.text = "disappear: \(GreetingViewModel().text)" }
                    }
                }
                .inject(Polite())
            }
        }
        let report = Report()
        let isShown = Shown()
        let screen = TestScreen { Appearing(report: report, isShown: isShown) }
        #expect(report.text == "appear: Good day")
        isShown.value = false
        await screen.settle()
        #expect(report.text == "disappear: Good day")
    }

    @Observable
    final class Shown { var value = true }

    @Test func `in the task of a view, before and after it waits`() async {
        let gate = Gate()
        let report = Report()
        let screen = TestScreen {
            Text(report.text)
                .task {
                    report.text = "before: \(GreetingViewModel().text)"
                    await gate.wait()
                    report.text += ", after: \(GreetingViewModel().text)"
                }
                .inject(Polite())
        }
        await screen.settle()
        #expect(report.text == "before: Good day")
        gate.open()
        await screen.settle()
        #expect(report.text == "before: Good day, after: Good day")
    }

    @Test func `each action has what is injected at its own place`() async {
        let first = Report()
        let second = Report()
        let screen = TestScreen {
            Button("First") { first.text = GreetingViewModel().text }.inject(Casual())
            Button("Second") { second.text = GreetingViewModel().text }
        }
        await screen.tap("First")
        await screen.tap("Second")
        #expect(first.text == "Hi")
        #expect(second.text == "nothing")
    }

    @Test func `a detached task loses them, one that takes them along does not`() async {
        let lost = Report()
        let carried = Report()
        let gate = Gate()
        let screen = TestScreen {
            Button("Detach") {
                let dependencies = DependenciesContainer.current
                Task.detached { @MainActor in
                    lost.text = GreetingViewModel().text
                    carried.text = dependencies.withDependencies { GreetingViewModel().text }
                    gate.open()
                }
            }
            .inject(Polite())
        }
        await screen.tap("Detach")
        await gate.wait()
        #expect(lost.text == "nothing")
        #expect(carried.text == "Good day")
    }
}
