import SwiftMVVM
import Testing
import TextUITesting

@MainActor struct WithViewModelTests {
    @Observable
    final class CountViewModel {
        var count = 0
        init(_ log: Log) {
            log.made += 1
            log.newest = self
        }
    }

    @Observable
    final class Log {
        var draws = 0
        var order = ["a", "b"]
        var isShown = true
        @ObservationIgnored var made = 0
        @ObservationIgnored weak var newest: CountViewModel?
    }

    struct CountView: View {
        let name: String
        let viewModel: CountViewModel
        var body: some View { Button("\(name) \(viewModel.count)") { viewModel.count += 1 } }
    }

    struct Parent: View {
        let log: Log
        var body: some View {
            Text("\(log.draws)")
            if log.isShown {
                ForEach(log.order, id: \.self) { name in
                    WithViewModel { _ in
                        CountViewModel(log)
                    } content: { viewModel in
                        CountView(name: name, viewModel: viewModel)
                    }
                }
            }
        }
    }

    @Test func `a view that has the view model in a let is drawn when it changes`() async {
        let screen = TestScreen { Parent(log: Log()) }
        screen.resetBodyCounts()
        await screen.tap("a 0")
        #expect(screen.controls == ["a 1", "b 0"])
        #expect(screen.bodyCount(of: CountView.self) == 1)
        #expect(screen.bodyCount(of: Parent.self) == 0)
    }

    @Test func `it is made once, however often the parent is drawn`() async {
        let log = Log()
        let screen = TestScreen { Parent(log: log) }
        await screen.tap("a")
        for _ in 1...3 {
            log.draws += 1
            await screen.settle()
        }
        #expect(screen.body == "3\n[1] a 1\n[2] b 0")
        #expect(log.made == 2)
    }

    @Test func `it follows its row when rows change places`() async {
        let log = Log()
        let screen = TestScreen { Parent(log: log) }
        await screen.tap("a")
        log.order = ["b", "a"]
        await screen.settle()
        #expect(screen.controls == ["b 0", "a 1"])
        #expect(log.made == 2)
    }

    @Test func `it is released when the view goes`() async {
        let log = Log()
        let screen = TestScreen { Parent(log: log) }
        let viewModel = WeakReference(log.newest)
        #expect(!viewModel.isReleased)
        log.isShown = false
        await screen.settle()
        #expect(viewModel.isReleased)
    }

    @Test func `the closure is given the environment`() {
        let screen = TestScreen {
            WithViewModel { env in
                let viewModel = CountViewModel(Log())
                viewModel.count = env[dependency: Int.self] ?? 0
                return viewModel
            } content: { viewModel in
                Text("\(viewModel.count)")
            }
            .inject(7)
        }
        #expect(screen.body == "7")
    }

    @Test func `the content uses what its parent has now`() async {
        struct Labelled: View {
            let log: Log
            var body: some View {
                let draws = log.draws
                WithViewModel { _ in
                    CountViewModel(log)
                } content: { viewModel in
                    Text("\(draws) \(viewModel.count)")
                }
            }
        }
        let log = Log()
        let screen = TestScreen { Labelled(log: log) }
        log.draws = 5
        await screen.settle()
        #expect(screen.body == "5 0")
    }
}
