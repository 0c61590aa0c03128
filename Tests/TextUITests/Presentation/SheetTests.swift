import Testing
import TextUI
import TextUITesting

extension EnvironmentValues {
    private struct MarkKey: EnvironmentKey { static let defaultValue = "none" }

    fileprivate var mark: String {
        get { self[MarkKey.self] }
        set { self[MarkKey.self] = newValue }
    }
}

/// Surfaces over the screen.
@MainActor struct SheetTests {
    @MainActor @Observable final class Model {
        var isShown = false
        var count = 0
        var item: Item?
    }

    struct Mark: View {
        @Environment(\.mark) private var mark
        var body: some View { Text("mark \(mark)") }
    }

    @Test func `a sheet alone is drawn, with a header and numbers of its own`() async {
        let model = Model()
        let screen = TestScreen(width: 30) {
            SheetRoot(model: model)
        }
        #expect(screen.frame == "── Test ──────────────────────\n[1] Open\ncount 0")
        await screen.tap("Open")
        #expect(screen.frame == "── Sheet ─────────────────────\ncount 0\n[1] Add\n[2] Close")
    }

    struct SheetRoot: View {
        let model: Model
        var body: some View {
            VStack {
                Button("Open") { model.isShown = true }
                Text("count \(model.count)")
            }
            .sheet(isPresented: Bindable(model).isShown) { SheetContent(model: model) }
        }
    }

    struct SheetContent: View {
        let model: Model
        @Environment(\.dismiss) private var dismiss
        var body: some View {
            VStack {
                Text("count \(model.count)")
                Button("Add") { model.count += 1 }
                Button("Close") { dismiss() }
            }
        }
    }

    @Test func `a sheet follows state while it is open`() async {
        let screen = TestScreen { SheetRoot(model: Model()) }
        await screen.tap("Open")
        await screen.tap("Add")
        #expect(screen.body == "count 1\n[1] Add\n[2] Close")
        await screen.tap("Close")
        #expect(screen.body == "[1] Open\ncount 1")
    }

    @Test func `a sheet follows state that its presenter passes on`() async {
        struct Root: View {
            @State private var count = 0
            @State private var isShown = false
            var body: some View {
                Button("Open") { isShown = true }
                    .sheet(isPresented: $isShown) {
                        VStack {
                            Text("count \(count)")
                            Button("Add") { count += 1 }
                        }
                    }
            }
        }
        let screen = TestScreen { Root() }
        await screen.tap("Open")
        await screen.tap("Add")
        await screen.tap("Add")
        #expect(screen.body == "count 2\n[1] Add")
    }

    @Test func `dismiss of a person, of the view and of the state all close it and tell once`() async {
        struct Root: View {
            let model: Model
            let log: Log
            var body: some View {
                Button("Open") { model.isShown = true }
                    .sheet(isPresented: Bindable(model).isShown, onDismiss: { log.lines.append("dismissed") }) {
                        SheetContent(model: model)
                    }
            }
        }
        let model = Model()
        let log = Log()
        let screen = TestScreen { Root(model: model, log: log) }
        for close in ["dismiss", "Close", "state"] {
            await screen.tap("Open")
            #expect(log.lines == [])
            if close == "state" {
                model.isShown = false
                await screen.settle()
            } else {
                await screen.enter(close)
            }
            #expect(screen.body == "[1] Open")
            #expect(model.isShown == false)
            #expect(log.lines == ["dismissed"])
            log.lines = []
        }
    }

    @Test func `a sheet sees the environment of the place where it is attached`() async {
        struct Inside: View {
            let model: Model
            var body: some View {
                Mark().sheet(isPresented: Bindable(model).isShown) { Mark() }.environment(\.mark, "set")
            }
        }
        struct Outside: View {
            let model: Model
            var body: some View {
                Mark().environment(\.mark, "set").sheet(isPresented: Bindable(model).isShown) { Mark() }
            }
        }
        let model = Model()
        model.isShown = true
        #expect(TestScreen { Inside(model: model) }.body == "mark set")
        #expect(TestScreen { Outside(model: model) }.body == "mark none")
    }

    @Test func `what a sheet keeps is released when it is closed`() async {
        final class Holder { var reference: WeakReference<Model>? }
        struct Content: View {
            @State private var model = Model()
            let holder: Holder
            var body: some View {
                Text("sheet \(model.count)").onAppear { holder.reference = WeakReference(model) }
            }
        }
        struct Root: View {
            let model: Model
            let holder: Holder
            var body: some View {
                Button("Open") { model.isShown = true }
                    .sheet(isPresented: Bindable(model).isShown) { Content(holder: holder) }
            }
        }
        let holder = Holder()
        let screen = TestScreen { Root(model: Model(), holder: holder) }
        await screen.tap("Open")
        #expect(holder.reference?.isReleased == false)
        await screen.enter("dismiss")
        #expect(holder.reference?.isReleased == true)
        await screen.tap("Open")
        #expect(screen.body == "sheet 0")
    }

    @Test func `a sheet leaves the view below where it is: it does not disappear`() async {
        struct Root: View {
            let model: Model
            let log: Log
            var body: some View {
                Button("Open") { model.isShown = true }
                    .onAppear { log.lines.append("appear") }
                    .onDisappear { log.lines.append("disappear") }
                    .sheet(isPresented: Bindable(model).isShown) { Text("sheet") }
            }
        }
        let log = Log()
        let screen = TestScreen { Root(model: Model(), log: log) }
        await screen.tap("Open")
        await screen.enter("dismiss")
        #expect(log.lines == ["appear"])
    }

    @Test func `a sheet for an item shows the item, and another item is another sheet`() async {
        struct Root: View {
            let model: Model
            var body: some View {
                Text("root").sheet(item: Bindable(model).item) { TapRow(item: $0) }
            }
        }
        let model = Model()
        let screen = TestScreen { Root(model: model) }
        #expect(screen.body == "root")
        model.item = Item(1, "one")
        await screen.settle()
        await screen.tap("one")
        #expect(screen.body == "[1] one 1")
        model.item = Item(2, "two")
        await screen.settle()
        #expect(screen.body == "[1] two 0")
        await screen.enter("dismiss")
        #expect(model.item == nil)
        #expect(screen.body == "root")
    }

    @Test func `a sheet over a sheet: the topmost is drawn, and they close one by one`() async {
        struct Inner: View {
            @State private var isShown = false
            var body: some View {
                Button("Deeper") { isShown = true }
                    .navigationTitle("First")
                    .sheet(isPresented: $isShown) { Text("deepest").navigationTitle("Second") }
            }
        }
        struct Root: View {
            let model: Model
            var body: some View {
                Button("Open") { model.isShown = true }
                    .sheet(isPresented: Bindable(model).isShown) { Inner() }
            }
        }
        let screen = TestScreen(width: 30) { Root(model: Model()) }
        await screen.tap("Open")
        #expect(screen.frame == "── Sheet: First ──────────────\n[1] Deeper")
        await screen.tap("Deeper")
        #expect(screen.frame == "── Sheet: Second ─────────────\ndeepest")
        await screen.enter("dismiss")
        #expect(screen.frame == "── Sheet: First ──────────────\n[1] Deeper")
        await screen.enter("dismiss")
        #expect(screen.frame == "── Test ──────────────────────\n[1] Open")
    }

    @Test func `closing the lower sheet closes the upper one`() async {
        struct Root: View {
            let model: Model
            var body: some View {
                Text("root").sheet(isPresented: Bindable(model).isShown) {
                    Text("lower").sheet(isPresented: .constant(true)) { Text("upper") }
                }
            }
        }
        let model = Model()
        model.isShown = true
        let screen = TestScreen { Root(model: model) }
        #expect(screen.body == "upper")
        model.isShown = false
        await screen.settle()
        #expect(screen.body == "root")
    }

    @Test func `a sheet with a navigation stack goes back inside before it is dismissed`() async {
        struct Root: View {
            let model: Model
            var body: some View {
                Text("root").sheet(isPresented: Bindable(model).isShown) {
                    NavigationStack { NavigationLink("Go") { Text("pushed") } }
                }
            }
        }
        let model = Model()
        model.isShown = true
        let screen = TestScreen { Root(model: model) }
        await screen.tap("Go")
        #expect(screen.body == "pushed")
        await screen.enter("back")
        #expect(screen.body == "[1] Go")
        await screen.enter("dismiss")
        #expect(screen.body == "root")
    }

    @Test func `covers and popovers are sheets of another name`() async {
        struct Root: View {
            let model: Model
            var body: some View {
                Button("Cover") { model.isShown = true }
                    .fullScreenCover(isPresented: Bindable(model).isShown) { Text("cover") }
                Button("Popover") { model.item = Item(1, "item") }
                    .popover(item: Bindable(model).item) { Text("popover of \($0.name)") }
            }
        }
        let screen = TestScreen(width: 30) { Root(model: Model()) }
        await screen.tap("Cover")
        #expect(screen.frame == "── Cover ─────────────────────\ncover")
        await screen.enter("dismiss")
        await screen.tap("Popover")
        #expect(screen.frame == "── Popover ───────────────────\npopover of item")
    }

    @Test func `a sheet is not disabled with what presents it`() async {
        struct Root: View {
            let model: Model
            var body: some View {
                Button("Open") {}.sheet(isPresented: Bindable(model).isShown) { Button("Inside") {} }.disabled(true)
            }
        }
        let model = Model()
        model.isShown = true
        #expect(TestScreen { Root(model: model) }.body == "[1] Inside")
    }

    @Test func `a sheet whose presenter goes is closed`() async {
        struct Root: View {
            let model: Model
            var body: some View {
                if model.count == 0 {
                    Text("presenter").sheet(isPresented: .constant(true)) { Text("sheet") }
                } else {
                    Text("other")
                }
            }
        }
        let model = Model()
        let screen = TestScreen { Root(model: model) }
        #expect(screen.body == "sheet")
        model.count = 1
        await screen.settle()
        #expect(screen.body == "other")
    }
}
