import SwiftMVVM
import Testing
import TextUITesting

protocol Greeter {
    var greeting: String { get }
}

struct Polite: Greeter { let greeting = "Good day" }
struct Casual: Greeter { let greeting = "Hi" }

/// What is injected in a view, and who sees it.
@MainActor struct InjectTests {
    @Observable
    final class GreetingViewModel {
        @ObservationIgnored @Injected var greeter: Greeter?
        var text: String { greeter?.greeting ?? "…" }
    }

    struct GreetingView: View {
        @StateViewModel var viewModel = GreetingViewModel()
        var body: some View { Text(viewModel.text) }
    }

    struct ClosureView: View {
        @StateViewModel var viewModel: TextViewModel
        init() {
            _viewModel = StateViewModel { env in
                TextViewModel(env[dependency: Greeter.self]?.greeting ?? "…")
            }
        }
        var body: some View { Text(viewModel.text) }
    }

    @Observable
    final class TextViewModel {
        let text: String
        init(_ text: String) { self.text = text }
    }

    @Test func `an injected value is found by Injected`() {
        #expect(TestScreen { GreetingView().inject(Polite()) }.body == "Good day")
    }

    @Test func `an injected value is found in the environment`() {
        #expect(TestScreen { ClosureView().inject(Polite()) }.body == "Good day")
    }

    @Test func `without one both find nothing`() {
        let screen = TestScreen {
            GreetingView()
            ClosureView()
        }
        #expect(screen.body == "…\n…")
    }

    @Test func `a value of a protocol type is injected as the protocol`() {
        let greeter: any Greeter = Casual()
        #expect(TestScreen { GreetingView().inject(greeter) }.body == "Hi")
    }

    @Test func `WithViewModel finds what is injected`() {
        let screen = TestScreen {
            WithViewModel { _ in
                GreetingViewModel()
            } content: { viewModel in
                Text(viewModel.text)
            }
            .inject(Polite())
        }
        #expect(screen.body == "Good day")
    }

    @Test func `a lazy one is made when a view model asks for it, once for all of them`() async {
        struct Greetings: View {
            let made: Made
            var body: some View {
                VStack {
                    if made.isShown {
                        GreetingView()
                        ClosureView()
                    }
                }
                .inject(as: Greeter.self) {
                    made.count += 1
                    return Polite()
                }
            }
        }
        let made = Made()
        let screen = TestScreen { Greetings(made: made) }
        #expect(made.count == 0)
        made.isShown = true
        await screen.settle()
        #expect(screen.body == "Good day\nGood day")
        #expect(made.count == 1)
    }

    @Observable
    final class Made {
        var isShown = false
        var draws = 0
        @ObservationIgnored var count = 0
        @ObservationIgnored weak var newest: Service?
    }

    final class Service: Greeter {
        let greeting: String
        init(_ made: Made) {
            made.count += 1
            greeting = "service \(made.count)"
            made.newest = self
        }
    }

    struct Rows: View {
        let made: Made
        var body: some View {
            if made.isShown {
                ForEach(0...made.draws, id: \.self) { _ in GreetingView() }
                    .inject(as: Greeter.self) { Service(made) }
            }
        }
    }

    @Test func `a lazy one is made once, however often the parent is drawn`() async {
        let made = Made()
        made.isShown = true
        let screen = TestScreen { Rows(made: made) }
        for _ in 1...2 {
            made.draws += 1
            await screen.settle()
        }
        #expect(screen.body == "service 1\nservice 1\nservice 1")
        #expect(made.count == 1)
    }

    @Test func `a lazy one is released when the view goes`() async {
        let made = Made()
        made.isShown = true
        let screen = TestScreen { Rows(made: made) }
        let service = WeakReference(made.newest)
        #expect(!service.isReleased)
        made.isShown = false
        await screen.settle()
        #expect(service.isReleased)
        made.isShown = true
        await screen.settle()
        #expect(screen.body == "service 2")
    }

    @Test func `a value follows what the parent passes, for the view models that are made then`() async {
        struct Greetings: View {
            let made: Made
            var body: some View {
                ForEach(0...made.draws, id: \.self) { _ in GreetingView() }
                    .inject(made.draws == 0 ? Casual() as any Greeter : Polite())
            }
        }
        let made = Made()
        let screen = TestScreen { Greetings(made: made) }
        made.draws = 1
        await screen.settle()
        #expect(screen.body == "Hi\nGood day")
    }

    @Test func `a container is injected whole`() {
        let container = DependenciesContainer().register(Polite(), as: Greeter.self).register(7)
        let screen = TestScreen {
            WithViewModel { env in
                TextViewModel("\(env[dependency: Greeter.self]!.greeting), \(env[dependency: Int.self]!)")
            } content: { viewModel in
                Text(viewModel.text)
            }
            .inject(container)
        }
        #expect(screen.body == "Good day, 7")
    }

    @Test func `the nearest view wins`() {
        let screen = TestScreen {
            VStack {
                GreetingView()
                GreetingView().inject(Casual())
            }
            .inject(Polite())
        }
        #expect(screen.body == "Good day\nHi")
    }

    @Test func `an inner scope adds to the outer one`() {
        let screen = TestScreen {
            WithViewModel { env in
                TextViewModel("\(env[dependency: Greeter.self]!.greeting), \(env[dependency: Int.self]!)")
            } content: { viewModel in
                Text(viewModel.text)
            }
            .inject(7)
            .inject(Polite())
        }
        #expect(screen.body == "Good day, 7")
    }

    @Test func `two flows do not see each other's`() {
        let screen = TestScreen {
            GreetingView().inject(Polite())
            GreetingView().inject(Casual())
            GreetingView()
        }
        #expect(screen.body == "Good day\nHi\n…")
    }

    @Test func `a pushed detail sees what is injected around the stack`() async {
        let screen = TestScreen {
            NavigationStack {
                NavigationLink("Open") { GreetingView() }
            }
            .inject(Polite())
        }
        await screen.tap("Open")
        #expect(screen.body.hasPrefix("Good day"))
    }

    // MARK: Sheets

    struct Outside: View {
        @State private var isShown = false
        var body: some View {
            Button("Open") { isShown = true }
                .inject(Polite())
                .sheet(isPresented: $isShown) { GreetingView() }
        }
    }

    struct Inside: View {
        @State private var isShown = false
        var body: some View {
            Button("Open") { isShown = true }
                .sheet(isPresented: $isShown) { GreetingView() }
                .inject(Polite())
        }
    }

    @Test func `a sheet attached outside of the inject does not see it`() async {
        let screen = TestScreen { Outside() }
        await screen.tap("Open")
        #expect(screen.body == "…")
    }

    @Test func `a sheet attached inside of the inject sees it`() async {
        let screen = TestScreen { Inside() }
        await screen.tap("Open")
        #expect(screen.body == "Good day")
    }

    // MARK: What can be told

    @Test func `the debug text names the lines of the injects`() {
        let texts = Texts()
        let line: UInt = #line + 8
        let screen = TestScreen {
            WithViewModel { env in
                texts.lines.append(String(reflecting: env.dependenciesContainer))
                return TextViewModel("done")
            } content: { viewModel in
                Text(viewModel.text)
            }
            .inject(Casual())
            .inject(as: Greeter.self) { Polite() }
        }
        #expect(screen.body == "done")
        #expect(
            texts.lines == [
                """
                DependenciesContainer, the nearest scope first:
                  scope 1
                    Casual, at SwiftMVVMTests/InjectTests.swift:\(line)
                  scope 2
                    Greeter, lazy, not made yet, at SwiftMVVMTests/InjectTests.swift:\(line + 1)
                """
            ])
    }

    @MainActor final class Texts { var lines: [String] = [] }

    @Test func `while a view model is made, current is what the environment holds`() {
        let texts = Texts()
        let screen = TestScreen {
            WithViewModel { env in
                texts.lines = [
                    String(reflecting: DependenciesContainer.current), String(reflecting: env.dependenciesContainer),
                ]
                return TextViewModel("done")
            } content: { viewModel in
                Text(viewModel.text)
            }
            .inject(Casual())
        }
        #expect(screen.body == "done")
        #expect(texts.lines.count == 2)
        #expect(texts.lines.first == texts.lines.last)
        #expect(texts.lines.first?.contains("Casual, at SwiftMVVMTests/InjectTests.swift:") == true)
    }

    @Test func `a view draws outside of the dependencies, so only the view model is given them`() {
        struct Reader: View {
            var body: some View { Text(DependenciesContainer.current.resolve(Greeter.self)?.greeting ?? "…") }
        }
        #expect(TestScreen { Reader().inject(Polite()) }.body == "…")
    }

    @Test func `a missing dependency of a view stops with the whole story`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = TestScreen { LostView().inject(Polite()) }
            }
        }
        #expect(
            result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } == """
                Injection: there is no dependency of type Port.
                It was asked for by @Injected in LostViewModel, at SwiftMVVMTests/InjectTests.swift:368.
                Injected here, the nearest first:
                    Polite, at SwiftMVVMTests/InjectTests.swift:313
                To fix it, inject one in a view above:
                    .inject(Port(…))
                or, in a test, around the code that needs it:
                    DependenciesContainer().register(Port(…), as: Port.self).withDependencies { … }

                """)
    }

    @Test func `a nil of the environment is told, once for each line that asks`() async {
        let line = #line + 1  // of all that happens in there
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let screen = TestScreen {
                    WithViewModel { env in
                        for _ in 1...2 { _ = env[dependency: Port.self] }
                        return TextViewModel("\(env.dependenciesContainer[Port.self]?.number ?? 0)")
                    } content: { viewModel in
                        Text(viewModel.text)
                    }
                    .inject(Polite())
                }
                #expect(screen.body == "0")
            }
        }
        #expect(
            result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } == """
                Injection: there is no dependency of type Port.
                It was asked for at SwiftMVVMTests/InjectTests.swift:\(line).
                Injected here, the nearest first:
                    Polite, at SwiftMVVMTests/InjectTests.swift:\(line)
                To fix it, inject one in a view above:
                    .inject(Port(…))
                or, in a test, around the code that needs it:
                    DependenciesContainer().register(Port(…), as: Port.self).withDependencies { … }
                The answer is nil, and a "!" behind it stops the program. Where nil is fine, say so: \
                env.dependenciesContainer[Port.self]

                """)
    }

    struct Port { let number: Int }

    @Observable
    final class LostViewModel {
        @ObservationIgnored @Injected var port: Port
    }

    struct LostView: View {
        @StateViewModel var viewModel = LostViewModel()
        var body: some View { Text("\(viewModel.port.number)") }
    }
}
