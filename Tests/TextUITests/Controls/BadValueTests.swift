import Testing
import TextUI
import TextUITesting

/// What a control does with a value that it cannot have: it says which ones it takes, and keeps the one it has.
@MainActor struct BadValueTests {
    @MainActor @Observable final class Model {
        var number = 5
        var amount = 0.5
        var optional: Int?
    }

    private let model = Model()

    @Test(arguments: ["11", "-1", "1e300"]) func `a stepper refuses a number out of its bounds`(_ typed: String) async {
        let model = model
        let screen = TestScreen { Stepper("Number \(model.number)", value: Bindable(model).number, in: 0...10) }
        await screen.enter("1 \(typed)")
        #expect(model.number == 5)
        #expect(screen.complaints == ["\"Number 5\" (1) takes +, - or a number from 0 to 10, not \"\(typed)\""])
    }

    @Test func `a stepper alone tells its bounds`() async {
        let model = model
        let screen = TestScreen { Stepper("Number", value: Bindable(model).number, in: 0...10) }
        await screen.enter("number")
        #expect(screen.complaints == ["\"Number\" (1) needs a value: +, - or a number from 0 to 10"])
    }

    @Test func `a stepper without bounds takes any number`() async {
        let model = model
        let screen = TestScreen { Stepper("Number", value: Bindable(model).number) }
        await screen.enter("1 -1000")
        #expect(model.number == -1000)
        #expect(screen.complaints == [])
    }

    @Test func `a field for a number refuses a text that is none, and shows what it takes`() async {
        let model = model
        let screen = TestScreen { TextField("Number", value: Bindable(model).number, format: .number) }
        await screen.type("many", into: "Number")
        #expect(model.number == 5)
        #expect(screen.body == "[1] Number: 5")
        #expect(screen.complaints == ["\"Number\" (1) takes a value such as \"5\", not \"many\""])
    }

    @Test func `a field for a number that asks for its value refuses the next line too`() async {
        let model = model
        let screen = TestScreen { TextField("Number", value: Bindable(model).number, format: .number) }
        await screen.enter("1")
        await screen.enter("many")
        #expect(screen.complaints == ["\"Number\" (1) takes a value such as \"5\", not \"many\""])
        await screen.enter("1")
        await screen.enter("7")
        #expect(model.number == 7)
    }

    @Test func `what a field refuses does not run onSubmit`() async {
        let model = model
        let log = Log()
        let screen = TestScreen {
            TextField("Number", value: Bindable(model).number, format: .number)
                .onSubmit { log.lines.append("submitted") }
        }
        await screen.type("many", into: "Number")
        #expect(log.lines == [])
        await screen.type("6", into: "Number")
        #expect(log.lines == ["submitted"])
    }

    @Test(arguments: [("0.3", 0.25), ("0.4", 0.5), ("1", 1), ("0", 0)])
    func `a slider with a step moves to the nearest one`(_ typed: String, _ value: Double) async {
        let model = model
        let screen = TestScreen { Slider(value: Bindable(model).amount, step: 0.25) { Text("Volume") } }
        await screen.enter("1 \(typed)")
        #expect(model.amount == value)
    }

    @Test func `the steps of a slider are counted from its lower bound, and the last is within the upper one`() async {
        let model = model
        let screen = TestScreen { Slider(value: Bindable(model).number, in: 1...9, step: 3) { Text("Size") } }
        await screen.enter("1 9")
        #expect(model.number == 7)
        await screen.enter("1 +")
        #expect(model.number == 7)
        await screen.enter("1 -")
        #expect(model.number == 4)
        await screen.enter("1 2")
        #expect(model.number == 1)
    }

    @Test func `a slider without a step keeps what is typed`() async {
        let model = model
        let screen = TestScreen { Slider(value: Bindable(model).amount) { Text("Volume") } }
        await screen.enter("1 0.123")
        #expect(model.amount == 0.123)
    }
}
