import Testing
import TextUI
import TextUITesting

/// State belongs to a place in the tree, or to an id.
@MainActor struct IdentityTests {
    @Observable final class Model {
        var isOn = true
        var id = 1
        var hasFirst = true
    }

    struct Branches: View {
        let model: Model
        var body: some View {
            if model.isOn { TapCount(name: "on") } else { TapCount(name: "off") }
        }
    }

    @Test func `two branches of one type do not share their state`() async {
        let model = Model()
        let screen = TestScreen { Branches(model: model) }
        await screen.tap("on")
        #expect(screen.body == "[1] on 1")
        model.isOn = false
        await screen.settle()
        #expect(screen.body == "[1] off 0")
    }

    @Test func `a branch that comes back is new`() async {
        let model = Model()
        let screen = TestScreen { Branches(model: model) }
        await screen.tap("on")
        model.isOn = false
        await screen.settle()
        model.isOn = true
        await screen.settle()
        #expect(screen.body == "[1] on 0")
    }

    @Test func `a view with another id begins anew`() async {
        struct Root: View {
            let model: Model
            var body: some View { TapCount(name: "view \(model.id)").id(model.id) }
        }
        let model = Model()
        let screen = TestScreen { Root(model: model) }
        await screen.tap("view")
        #expect(screen.body == "[1] view 1 1")
        model.id = 2
        await screen.settle()
        #expect(screen.body == "[1] view 2 0")
    }

    @Test func `a view with another input keeps its state`() async {
        struct Root: View {
            let model: Model
            var body: some View { TapCount(name: "view \(model.id)") }
        }
        let model = Model()
        let screen = TestScreen { Root(model: model) }
        await screen.tap("view")
        model.id = 2
        await screen.settle()
        #expect(screen.body == "[1] view 2 1")
    }

    @Test func `a view that comes and goes does not move the state of its sibling`() async {
        struct Root: View {
            let model: Model
            var body: some View {
                VStack {
                    if model.hasFirst { TapCount(name: "first") }
                    TapCount(name: "second")
                }
            }
        }
        let model = Model()
        let screen = TestScreen { Root(model: model) }
        await screen.tap("second")
        model.hasFirst = false
        await screen.settle()
        #expect(screen.body == "[1] second 1")
        model.hasFirst = true
        await screen.settle()
        #expect(screen.body == "[1] first 0\n[2] second 1")
    }

    @Test func `one view value used twice has two states`() async {
        struct Root: View {
            private let view = TapCount(name: "view")
            var body: some View {
                VStack {
                    view
                    view
                }
            }
        }
        let screen = TestScreen { Root() }
        await screen.enter("1")
        #expect(screen.body == "[1] view 1\n[2] view 0")
        await screen.enter("2")
        await screen.enter("2")
        #expect(screen.body == "[1] view 1\n[2] view 2")
    }

    @Test func `another type inside AnyView is another identity, the same type is not`() async {
        struct Other: View {
            var body: some View { TapCount(name: "other") }
        }
        struct Root: View {
            let model: Model
            var body: some View {
                model.isOn ? AnyView(TapCount(name: "view \(model.id)")) : AnyView(Other())
            }
        }
        let model = Model()
        let screen = TestScreen { Root(model: model) }
        await screen.tap("view")
        model.id = 2
        await screen.settle()
        #expect(screen.body == "[1] view 2 1")
        model.isOn = false
        await screen.settle()
        #expect(screen.body == "[1] other 0")
        model.isOn = true
        await screen.settle()
        #expect(screen.body == "[1] view 2 0")
    }

    @Test func `removing a view releases what its state holds, now`() async {
        final class Held {}
        final class Holder { var made: WeakReference<Held>? }
        struct Keeper: View {
            @State private var held = Held()
            let holder: Holder
            var body: some View {
                Text("kept").onAppear { holder.made = WeakReference(held) }
            }
        }
        struct Root: View {
            let model: Model
            let holder: Holder
            var body: some View {
                if model.isOn { Keeper(holder: holder) }
            }
        }
        let model = Model()
        let holder = Holder()
        let screen = TestScreen { Root(model: model, holder: holder) }
        #expect(holder.made?.isReleased == false)
        model.isOn = false
        await screen.settle()
        #expect(holder.made?.isReleased == true)
    }
}
