import Testing
import TextUI
import TextUITesting

/// What can stand in a body.
@MainActor struct ViewBuilderTests {
    @MainActor @Observable final class Model {
        var name: String?
        var kind = Kind.one
        var view: Text? = Text("optional view")
    }

    enum Kind { case one, two, three }

    @Test func `any number of children`() {
        let screen = TestScreen {
            VStack {
                Text("1")
                Text("2")
                Text("3")
                Text("4")
                Text("5")
                Text("6")
                Text("7")
                Text("8")
                Text("9")
                Text("10")
                Text("11")
                Text("12")
            }
        }
        #expect(screen.body == (1...12).map(String.init).joined(separator: "\n"))
    }

    @Test func `no children at all`() {
        let screen = TestScreen { VStack {} }
        #expect(screen.body == "")
    }

    struct Everything: View {
        let model: Model
        var body: some View {
            if let name = model.name {
                Text("name \(name)")
            }
            switch model.kind {
            case .one: Text("one")
            case .two:
                Text("two")
                Text("two again")
            case .three: EmptyView()
            }
            if #available(macOS 10.0, *) {
                Text("available")
            }
            model.view
            let constant = "constant"
            Text(constant)
        }
    }

    @Test func `if let, switch, availability, optional views and constants`() async {
        let model = Model()
        let screen = TestScreen { Everything(model: model) }
        #expect(screen.body == "one\navailable\noptional view\nconstant")
        model.name = "Ada"
        model.kind = .two
        model.view = nil
        await screen.settle()
        #expect(screen.body == "name Ada\ntwo\ntwo again\navailable\nconstant")
        model.name = nil
        model.kind = .three
        await screen.settle()
        #expect(screen.body == "available\nconstant")
    }

    @Test func `cases of a switch have identities of their own`() async {
        struct Root: View {
            let model: Model
            var body: some View {
                switch model.kind {
                case .one: TapCount(name: "one")
                case .two: TapCount(name: "two")
                case .three: TapCount(name: "three")
                }
            }
        }
        let model = Model()
        let screen = TestScreen { Root(model: model) }
        for (kind, name) in [(Kind.two, "two"), (.three, "three"), (.one, "one")] {
            await screen.enter("1")
            model.kind = kind
            await screen.settle()
            #expect(screen.body == "[1] \(name) 0")
        }
    }

    @Test func `conditional groups keep the order of their siblings`() async {
        struct Root: View {
            let model: Model
            var body: some View {
                VStack {
                    Text("first")
                    if model.kind != .one {
                        Group {
                            Text("a")
                            if model.kind == .three { Text("b") }
                            Text("c")
                        }
                    }
                    ForEach(model.kind == .three ? [1, 2] : [1], id: \.self) { Text("\($0)") }
                    Text("last")
                }
            }
        }
        let model = Model()
        let screen = TestScreen { Root(model: model) }
        #expect(screen.body == "first\n1\nlast")
        model.kind = .three
        await screen.settle()
        #expect(screen.body == "first\na\nb\nc\n1\n2\nlast")
        model.kind = .two
        await screen.settle()
        #expect(screen.body == "first\na\nc\n1\nlast")
    }

    @Test func `ForEach over a range, over ids and inside ForEach`() {
        let screen = TestScreen {
            VStack {
                ForEach(0..<2) { row in
                    HStack { ForEach(["a", "b"], id: \.self) { Text("\($0)\(row)") } }
                }
            }
        }
        #expect(screen.body == "a0   b0\na1   b1")
    }

    @Test func `ForEach with bindings sets the element, and survives its removal`() async {
        struct Todo: Identifiable {
            let id: Int
            var isDone = false
        }
        struct Root: View {
            @State private var todos = [Todo(id: 1), Todo(id: 2)]
            var body: some View {
                VStack {
                    ForEach($todos) { $todo in Toggle("todo \(todo.id)", isOn: $todo.isDone) }
                    Text("done: \(todos.filter(\.isDone).map(\.id).description)")
                    Button("Remove last") { todos.removeLast() }
                }
            }
        }
        let screen = TestScreen { Root() }
        await screen.tap("todo 2")
        #expect(screen.body == "[1] todo 1: off\n[2] todo 2: on\ndone: [2]\n[3] Remove last")
        await screen.tap("Remove last")
        #expect(screen.body == "[1] todo 1: off\ndone: []\n[2] Remove last")
        await screen.tap("Remove last")
        #expect(screen.body == "done: []\n[1] Remove last")
    }
}
