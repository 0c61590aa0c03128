import Testing

@testable import TextUI

@Suite struct ControlValueTests {
    func setting(_ kind: Frame.Control.Kind, to value: String) -> String {
        do throws(Complaint) {
            return "\(try Frame.Control(id: 1, number: 3, label: "X", kind: kind).change(setTo: value))"
        } catch {
            return error.text
        }
    }

    @Test func `a toggle takes on and off, and flips without a value`() {
        #expect(setting(.toggle(isOn: true), to: "on") == "isOn(true)")
        #expect(setting(.toggle(isOn: true), to: "OFF") == "isOn(false)")
        #expect(setting(.toggle(isOn: true), to: "") == "isOn(false)")
        #expect(setting(.toggle(isOn: true), to: "maybe") == "\"X\" (3) takes on or off, not \"maybe\"")
    }

    @Test func `a stepper takes plus, minus and a number`() {
        #expect(setting(.stepper(value: 1), to: "+") == "increment")
        #expect(setting(.stepper(value: 1), to: "-") == "decrement")
        #expect(setting(.stepper(value: 1), to: "-2.5") == "number(-2.5)")
        #expect(setting(.stepper(value: 1), to: "many") == "\"X\" (3) takes +, - or a number, not \"many\"")
    }

    @Test(arguments: ["11", "-1", "1e999", ""])
    func `a stepper with bounds takes numbers within them alone`(value: String) {
        #expect(
            setting(.stepper(value: 1, bounds: 0...10), to: value)
                == "\"X\" (3) takes +, - or a number from 0 to 10, not \"\(value)\"")
    }

    @Test func `a stepper without a value takes plus and minus alone`() {
        #expect(setting(.stepper(value: nil), to: "+") == "increment")
        #expect(setting(.stepper(value: nil), to: "2") == "\"X\" (3) takes + or -, not \"2\"")
    }

    @Test(arguments: ["11", "-1", "nan", "inf", "1e999", "0x5", ""])
    func `a slider takes numbers within its bounds alone`(value: String) {
        #expect(
            setting(.slider(value: 1, bounds: 0...10), to: value)
                == "\"X\" (3) takes +, - or a number from 0 to 10, not \"\(value)\"")
    }

    @Test func `a slider takes plus, minus and a number`() {
        #expect(setting(.slider(value: 1, bounds: 0...10), to: "+") == "increment")
        #expect(setting(.slider(value: 1, bounds: 0...10), to: "10") == "number(10.0)")
    }

    @Test func `a picker takes an option's label or number, the label first`() {
        let picker = Frame.Control.Kind.picker(options: ["Red", "Blue", "1"], selected: 0)
        #expect(setting(picker, to: "blue") == "option(1)")
        #expect(setting(picker, to: "2") == "option(1)")
        #expect(setting(picker, to: "1") == "option(2)")
        #expect(setting(picker, to: "4") == "\"X\" (3) takes Red (1), Blue (2) or 1 (3), not \"4\"")
    }

    @Test func `a picker without options says so`() {
        #expect(
            setting(.picker(options: [], selected: nil), to: "a")
                == "\"X\" (3) takes no value (it has no options), not \"a\"")
    }

    @Test func `a stepper, slider or picker alone tells what it takes`() {
        let frame = Frame(
            "",
            Frame.controls(
                ("Level", .stepper(value: 1)), ("Volume", .slider(value: 1, bounds: 0...0.5)),
                ("Colour", .picker(options: ["Red", "Blue"], selected: 0))))
        #expect(reading("1", frame) == "\"Level\" (1) needs a value: +, - or a number")
        #expect(reading("volume", frame) == "\"Volume\" (2) needs a value: +, - or a number from 0 to 0.5")
        #expect(reading("3", frame) == "\"Colour\" (3) needs a value: Red (1) or Blue (2)")
    }
}
