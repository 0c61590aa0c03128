import Testing
import TextUI
import TextUITesting

/// State that holds an object: whether it has changed is a matter of which object it is, not of `==`.
@MainActor struct StateOfObjectsTests {
    @Observable final class Model: Equatable {
        let name: String
        init(_ name: String) { self.name = name }
        nonisolated static func == (lhs: Model, rhs: Model) -> Bool { true }
    }

    struct Holder: View {
        @State private var model = Model("first")
        @State private var optional: Model? = Model("first")

        var body: some View {
            Text("\(model.name) \(optional?.name ?? "none")")
            Button("Set") { model = Model("second") }
            Button("Set optional") { optional = Model("second") }
            Button("Clear") { optional = nil }
        }
    }

    @Test func `another object that is equal is another object`() async {
        let screen = TestScreen { Holder() }
        await screen.enter("1")
        #expect(screen.body.hasPrefix("second first\n"))
        await screen.enter("2")
        #expect(screen.body.hasPrefix("second second\n"))
        await screen.enter("3")
        #expect(screen.body.hasPrefix("second none\n"))
    }
}
