import Testing
import TextUI
import TextUITesting

/// Properties of the reader's own making.
@MainActor struct DynamicPropertyTests {
    @propertyWrapper struct Clamped: DynamicProperty {
        @State private var value = 0
        let limit: Int

        init(limit: Int) { self.limit = limit }

        var wrappedValue: Int {
            get { min(value, limit) }
            nonmutating set { value = newValue }
        }

        var projectedValue: Binding<Int> { $value }
    }

    @propertyWrapper struct Doubled: DynamicProperty {
        @Clamped(limit: 3) private var inner
        @State private var own = 100
        private(set) var updates = 0

        var wrappedValue: Int {
            get { inner * 2 + own }
            nonmutating set { inner = newValue }
        }

        mutating func update() { updates += 1 }
        var projectedValue: Int { updates }
    }

    @Test func `state inside a property of a property is kept and observed`() async {
        struct Root: View {
            @Doubled private var number
            @State private var last = "state"
            var body: some View {
                Button("Set") {
                    number = 2
                    last = "set"
                }
                Button("Over") { number = 50 }
                Text("\(number) \(last)")
            }
        }
        let screen = TestScreen { Root() }
        #expect(screen.body == "[1] Set\n[2] Over\n100 state")
        await screen.tap("Set")
        #expect(screen.body == "[1] Set\n[2] Over\n104 set")
        await screen.tap("Over")
        #expect(screen.body == "[1] Set\n[2] Over\n106 set")
    }

    @Test func `update is called before the body`() {
        struct Root: View {
            @Doubled private var number
            var body: some View { Text("updates: \($number)") }
        }
        let screen = TestScreen { Root() }
        #expect(screen.body == "updates: 1")
    }

    @Test func `a plain value in a property wrapper counts as an input of the view`() async {
        struct Child: View {
            @Clamped private var number: Int
            init(limit: Int) { _number = Clamped(limit: limit) }
            var body: some View { Button("\(number) of \(_number.limit)") { number = 100 } }
        }
        @MainActor struct Root: View {
            @State private var limit = 5
            var body: some View {
                Child(limit: limit)
                Button("More") { limit += 1 }
            }
        }
        let screen = TestScreen { Root() }
        await screen.enter("1")
        #expect(screen.body == "[1] 5 of 5\n[2] More")
        await screen.tap("More")
        #expect(screen.body == "[1] 6 of 6\n[2] More")
    }
}
