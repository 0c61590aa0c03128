import SwiftMVVM
import Testing
import TextUITesting

/// A view that somebody writes after the samples is explained as well as they are.
@MainActor struct LearnersViewTests {
    @Observable final class KettleModel {
        var degrees = 20
        var notes: [String] = []
        @ObservationIgnored var fuse = "whole"

        func heat() { degrees += 40 }
        func note() { notes.append("hot") }
        func heatAndCool() {
            degrees += 1
            degrees -= 1
            fuse = "blown"
        }
    }

    struct KettleView: View {
        @StateViewModel var model = KettleModel()

        var body: some View {
            Text("\(model.degrees) degrees")
            Button("Heat") { model.heat() }
            Button("Note") { model.note() }
            Button("Heat and cool") { model.heatAndCool() }
        }
    }

    struct KettleApp: App {
        var body: some Scene { WindowGroup { KettleView() } }
    }

    private func answers(to lines: [String]) async -> String {
        let transcript = await TestScreen.transcript(of: KettleApp(), lines: lines + ["quit"])
        return transcript.components(separatedBy: "\n\n> ").dropLast().last ?? ""
    }

    @Test func `a change is told with the view that read it`() async {
        #expect(
            await answers(to: ["1", ":why"]) == """
                :why
                Command 1: Button "Heat" in KettleView
                  changed   KettleModel.degrees: 20 → 60
                  body ran  KettleView: it read KettleModel.degrees
                  not run   0 other bodies
                """)
    }

    @Test func `a wait that brings nothing leaves the explanation of the frame`() async {
        #expect(
            await answers(to: ["1", "wait", ":why"]) == """
                :why
                Command 1: Button "Heat" in KettleView
                  changed   KettleModel.degrees: 20 → 60
                  body ran  KettleView: it read KettleModel.degrees
                  not run   0 other bodies
                """)
    }

    @Test func `so does an undo where there is nothing to undo`() async {
        let answer = await answers(to: ["undo", ":why"])
        #expect(answer.contains("Command 0: the start"))
    }

    @Test func `a refused command has no number`() async {
        #expect(
            await answers(to: ["undo", "replay nowhere.txt", "1", ":why"]) == """
                :why
                Command 1: Button "Heat" in KettleView
                  changed   KettleModel.degrees: 20 → 60
                  body ran  KettleView: it read KettleModel.degrees
                  not run   0 other bodies
                """)
    }

    @Test func `what changed and changed back needs the trace, and a property that is not observed is told as such`()
        async
    {
        #expect(
            await answers(to: ["3", ":why"]) == """
                :why
                Command 1: Button "Heat and cool" in KettleView
                  changed   KettleModel.fuse: "whole" → "blown" (not observed)
                  body ran  KettleView: it read something that changed, and may have changed back (see :trace on)
                  not run   0 other bodies
                """)
    }

    @Test func `a change that no view reads is told as just that`() async {
        #expect(
            await answers(to: ["2", ":why"]) == """
                :why
                Command 1: Button "Note" in KettleView
                  changed   KettleModel.notes: [] → ["hot"] (read by no view)
                  not run   1 other body
                """)
    }
}

/// The classic mistake: a view model that is made again with each redraw of the parent.
@MainActor struct RemadeModelTests {
    @Observable final class RowModel { var taps = 0 }

    struct RowView: View {
        @State var model = RowModel()
        let title: String
        var body: some View { Text(title) }
    }

    struct ParentView: View {
        @State private var count = 0
        var body: some View {
            RowView(title: "Row \(count)")
            Button("Redraw") { count += 1 }
        }
    }

    struct MistakeApp: App {
        var body: some Scene { WindowGroup { ParentView() } }
    }

    @Test func `the trace tells of it, and the list of models warns`() async {
        let transcript = await TestScreen.transcript(
            of: MistakeApp(), lines: [":trace on", "1", ":models", "quit"])
        #expect(
            transcript == """
                ── Mistake ─────────────────────────────────────────────────────────────────────
                Row 0
                [1] Redraw

                > :trace on
                the trace is on: each command tells what it changed

                > 1
                ── Mistake ─────────────────────────────────────────────────────────────────────
                Row 1
                [1] Redraw

                Command 1: Button "Redraw" in ParentView
                  body ran  ParentView: its own state count changed
                  remade    RowModel for @State model of RowView, which stayed
                  body ran  RowView: its parent passed other inputs
                  not run   0 other bodies

                > :models
                #1 RowModel, met at the start
                   held by @State model of RowView
                   made 2 times, by RowView
                warning: RowModel was made once more, in command 1, although RowView stayed
                   @State model keeps the first; each later one is thrown away
                   let RowView make it once: @StateViewModel, or @StateObject; see the chapter 08-ownership.md

                > quit

                """)
    }
}

/// Being watched keeps nothing alive.
@MainActor struct ReleasedModelTests {
    @Observable final class PageModel { let title = "Page" }

    struct PageView: View {
        @State private var model: PageModel
        init(_ make: () -> PageModel) { _model = State(initialValue: make()) }
        var body: some View { Text(model.title) }
    }

    @Observable final class Switch { var isOn = true }

    @Test func `a view model that has left the screen is gone, and told as released`() async {
        let flag = Switch()
        var reference: WeakReference<PageModel>?
        let screen = TestScreen {
            if flag.isOn {
                PageView {
                    let model = PageModel()
                    if reference == nil { reference = WeakReference(model) }
                    return model
                }
            }
            Button("Off") { flag.isOn = false }
        }
        await screen.enter(":trace on")
        await screen.enter("1")
        await screen.enter(":models")
        #expect(reference?.isReleased == true)
        #expect(screen.complaints == [])
    }
}
