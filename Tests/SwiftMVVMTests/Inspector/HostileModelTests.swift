import SwiftMVVM
import Testing
import TextUITesting

/// A view model can hold anything. The inspector tells of it and goes on.
@MainActor struct HostileModelTests {
    final class Parent {}

    struct Trap: CustomStringConvertible, CustomReflectable {
        var description: String { fatalError("description was called") }
        var customMirror: Mirror { fatalError("customMirror was called") }
    }

    @Observable final class AnythingModel {
        var text = "quiet"
        var table = ["a": 1, "b": 2, "c": 3]
        var numbers = Array(0..<20_000)
        var trap: Trap?
        var itself: AnythingModel?
        @ObservationIgnored unowned let parent: Parent
        @ObservationIgnored weak var listener: Parent?

        init(_ parent: Parent) { self.parent = parent }
    }

    struct AnythingView: View {
        let model: AnythingModel
        var body: some View {
            Text("shown")
            Button("Talk") { model.text = String(repeating: "\u{1B}[2J\u{202E}", count: 1_000_000) }
            Button("Mix") { model.table = ["c": 3, "b": 2, "a": 1] }
            Button("Count") { model.numbers[3] = 7 }
            Button("Set a trap") { model.trap = Trap() }
            Button("Bend") { model.itself = model }
                .onOpenURL { _ in }
        }
    }

    /// The parent has gone when the view model is looked at.
    private func orphan() -> AnythingModel { AnythingModel(Parent()) }

    private func answers(to lines: [String]) async -> String {
        let model = orphan()
        defer { model.itself = nil }
        struct AnythingApp: App {
            let model: AnythingModel
            init() { fatalError("never made so") }
            init(_ model: AnythingModel) { self.model = model }
            var body: some Scene { WindowGroup { AnythingView(model: model) } }
        }
        let transcript = await TestScreen.transcript(of: AnythingApp(model), lines: lines + ["quit"])
        #expect(transcript.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0.value != 0x202E })
        return transcript.components(separatedBy: "\n\n> ").dropLast().last ?? ""
    }

    @Test func `a string of megabytes that would clear the terminal is cut and made visible`() async {
        #expect(
            await answers(to: ["1", ":why"]) == #"""
                :why
                Command 1: Button "Talk" in AnythingView
                  changed   AnythingModel.text: "quiet" → "\u{1B}[2J\u{202E}\u{1B}[2J\u{202E}\u{1B}…" (read by no view)
                  not run   1 other body
                """#)
    }

    @Test func `a dictionary with another order and the same content has not changed`() async {
        #expect(
            await answers(to: ["2", ":why"]) == """
                :why
                Command 1: Button "Mix" in AnythingView
                  nothing   changed, and no body ran
                  not run   1 other body
                """)
    }

    @Test func `one of twenty thousand elements is found`() async {
        #expect(
            await answers(to: ["3", ":why"]) == """
                :why
                Command 1: Button "Count" in AnythingView
                  changed   AnythingModel.numbers[3]: 3 → 7 (read by no view)
                  not run   1 other body
                """)
    }

    @Test func `a value whose description and mirror end the program is told by its type`() async {
        #expect(
            await answers(to: ["4", ":why"]) == """
                :why
                Command 1: Button "Set a trap" in AnythingView
                  changed   AnythingModel.trap: nil → Trap (read by no view)
                  not run   1 other body
                """)
    }

    @Test func `a view model that holds itself is told with its number`() async {
        #expect(
            await answers(to: ["5", ":why"]) == """
                :why
                Command 1: Button "Bend" in AnythingView
                  changed   AnythingModel.itself: nil → AnythingModel #1 (read by no view)
                  not run   1 other body
                """)
    }

    @Test func `what was typed is made visible, and cut`() async {
        let typed = "open /\u{1B}]0;title\u{7}" + String(repeating: "a", count: 100_000)
        let first = await answers(to: [typed, ":why"]).split(separator: "\n")[1]
        #expect(first == "Command 1: open /␛]0;title␇" + String(repeating: "a", count: 44) + "...")
    }
}

/// References in a view that keep nothing alive are not read.
@MainActor struct LooseReferenceTests {
    @Observable final class PageModel: Equatable {
        var title = "Page"
        nonisolated static func == (left: PageModel, right: PageModel) -> Bool { fatalError("== was called") }
    }

    struct PageView: View {
        weak var seen: PageModel?
        unowned let owner: PageModel
        var body: some View { Text(seen?.title ?? "gone") }
    }

    struct BookView: View {
        @State private var draws = 0
        let model: PageModel
        var body: some View {
            PageView(seen: model, owner: model)
            Button("Draw \(draws)") { draws += 1 }
        }
    }

    @Test func `a view with such references is drawn, compared and told of`() async {
        let model = PageModel()
        let screen = TestScreen { BookView(model: model) }
        screen.resetBodyCounts()
        await screen.tap("Draw")
        await screen.enter(":tree")
        await screen.enter(":models")
        #expect(screen.body == "Page\n[1] Draw 1")
        #expect(screen.bodyCount(of: PageView.self) == 0)
    }
}

/// A tree that is deeper than a screen is wide is told down to a level.
@MainActor struct DeepTreeTests {
    struct Level: View {
        let depth: Int
        var body: some View {
            if depth == 0 { Text("bottom") } else { AnyView(Level(depth: depth - 1)) }
        }
    }

    struct DeepApp: App {
        var body: some Scene { WindowGroup { Level(depth: 1_000) } }
    }

    @Test func `a thousand levels end in a count`() async {
        let transcript = await TestScreen.transcript(of: DeepApp(), lines: [":tree", "quit"])
        let lines = transcript.components(separatedBy: "\n\n> ")[1].split(separator: "\n")
        #expect(lines.count == 42)
        #expect(lines.last?.hasSuffix("lines deeper: :tree NAME begins at a view)") == true)
    }
}
