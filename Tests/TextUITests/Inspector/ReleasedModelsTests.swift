import Testing
import TextUITesting

@testable import TextUI

/// Those that have gone are told in one line, however many they are.
@MainActor struct ReleasedModelsTests {
    @MainActor @Observable final class RowModel {
        let title = "row"
    }

    @MainActor @Observable final class NoteModel {
        let title = "note"
    }

    struct Row: View {
        @State private var model = RowModel()
        var body: some View { Text(model.title) }
    }

    struct Note: View {
        @State private var model = NoteModel()
        var body: some View { Text(model.title) }
    }

    struct Rows: View {
        let count: Int
        @State private var isShown = true
        var body: some View {
            Button("Clear") { isShown = false }
            if isShown {
                ForEach(0..<count, id: \.self) { _ in Row() }
                Note()
            }
        }
    }

    struct RowsApp: App {
        var count = 0
        var body: some Scene { WindowGroup { Rows(count: count) } }
    }

    @Test(arguments: [
        (2, "RowModel #1, RowModel #2, NoteModel #3"),
        (4, "RowModel #1, RowModel #2, RowModel #3, RowModel #4, NoteModel #5"),
        (5, "RowModel x 5, NoteModel #6"), (300, "RowModel x 300, NoteModel #301"),
    ])
    func `of many with one name the number is told`(count: Int, released: String) async {
        let lines = ["Clear", ":models", "quit"]
        let transcript = await TestScreen.transcript(of: RowsApp(count: count), lines: lines)
        let line = transcript.split(separator: "\n").last { $0.hasPrefix("released") }
        #expect(line == "released since the last look: \(released)")
    }

    /// What an app forgets to let go: here on purpose.
    @MainActor final class Shelf {
        var models: [RowModel] = []
    }

    struct Leaky: View {
        @State private var model: RowModel
        init(_ shelf: Shelf) {
            let model = RowModel()
            shelf.models.append(model)
            _model = State(initialValue: model)
        }
        var body: some View { Text(model.title) }
    }

    struct LeakyRows: View {
        let count: Int
        let shelf: Shelf
        @State private var isShown = true
        var body: some View {
            Button("Clear") { isShown = false }
            if isShown { ForEach(0..<count, id: \.self) { _ in Leaky(shelf) } }
        }
    }

    struct LeakyApp: App {
        var count = 0
        let shelf = Shelf()
        var body: some Scene { WindowGroup { LeakyRows(count: count, shelf: shelf) } }
    }

    @Test(arguments: [
        (1, "it any more: RowModel #1"), (2, "them any more: RowModel #1, RowModel #2"),
        (300, "them any more: RowModel x 300"),
    ])
    func `those that left the screen and are not released are told in one line`(count: Int, kept: String) async {
        let lines = ["Clear", ":models", "quit"]
        let transcript = await TestScreen.transcript(of: LeakyApp(count: count), lines: lines)
        #expect(
            transcript.components(separatedBy: "> :models\n").last == """
                no view model is held by a view on the screen
                not released, although no view holds \(kept)
                   something else does: a container, a task, a closure, or a ring; see the chapter 08-ownership.md

                > quit

                """)
    }
}
