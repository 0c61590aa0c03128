import Testing

@testable import TextUI

/// What a line means on a frame, or the complaint about it.
func reading(_ line: String, _ frame: Frame) -> String {
    do throws(Complaint) {
        return "\(try CommandParser(frame).parse(line))"
    } catch {
        return error.text
    }
}

@Suite struct CommandParserTests {
    let frame = Frame(
        "",
        Frame.controls(
            ("Increment", .button), ("Details", .link), ("Name", .field(text: "", isSecure: false)),
            ("Wi-Fi", .toggle(isOn: false)), ("Back", .button), ("2", .button), ("Delete", .button),
            ("Delete all", .button)))

    func command(_ line: String) throws -> Command { try CommandParser(frame).parse(line) }

    // MARK: Numbers

    @Test func `a number activates its control`() throws {
        #expect(try command("1") == .change(controlID: 101, .activate))
        #expect(try command(" 2 ") == .change(controlID: 102, .activate))
    }

    @Test func `the number of a field asks for its value`() throws {
        #expect(try command("3") == .ask(controlID: 103))
    }

    @Test func `the number of a toggle flips it`() throws {
        #expect(try command("4") == .change(controlID: 104, .isOn(true)))
    }

    @Test func `a number that is not there is told with those that are`() {
        #expect(reading("9", frame) == "no control 9: there are 1 to 8")
        #expect(reading("0", frame) == "no control 0: there are 1 to 8")
        #expect(reading("123456789012345678901234", frame) == "no control 12345678901234567890: there are 1 to 8")
        #expect(reading("2", Frame("", Frame.controls(("A", .button)))) == "no control 2: there is only 1")
        #expect(reading("1", Frame()) == "no control 1: this frame has none")
    }

    @Test func `digits of other scripts are no number`() {
        #expect(reading("١", frame) == "unknown command \"١\": type help to see what can be typed")
    }

    // MARK: Labels

    @Test func `a label in any case activates its control`() throws {
        #expect(try command("INCREMENT") == .change(controlID: 101, .activate))
    }

    @Test func `a unique prefix or part of a label will do`() throws {
        #expect(try command("inc") == .change(controlID: 101, .activate))
        #expect(try command("tail") == .change(controlID: 102, .activate))
    }

    @Test func `the exact label wins over one that is longer`() throws {
        #expect(try command("delete") == .change(controlID: 107, .activate))
    }

    @Test func `a part of several labels lists them`() {
        #expect(reading("del", frame) == "\"del\" could be: 7 Delete or 8 Delete all")
    }

    @Test func `the same label twice is told apart by its row`() {
        var frame = Frame("", Frame.controls(("Delete", .button), ("Delete", .button)))
        frame.rowText = { [101: "Ada", 102: "Bob"][$0] }
        #expect(reading("Delete", frame) == "\"Delete\" could be: 1 Delete (Ada) or 2 Delete (Bob)")
    }

    @Test func `a number below zero is told as a number, unless a control is called so`() throws {
        #expect(reading("-1", frame) == "no control -1: there are 1 to 8")
        #expect(reading("-1", Frame()) == "no control -1: this frame has none")
        #expect(reading("-x", frame) == "unknown command \"-x\": type help to see what can be typed")
        let degrees = Frame("", Frame.controls(("5", .button), ("-5", .button)))
        #expect(try CommandParser(degrees).parse("-5") == .change(controlID: 102, .activate))
    }

    @Test func `label: and quotes reach a control that is called like a command or a number`() throws {
        #expect(try command("label: Back") == .change(controlID: 105, .activate))
        #expect(try command("\"Back\"") == .change(controlID: 105, .activate))
        #expect(try command("label: 2") == .change(controlID: 106, .activate))
        #expect(try command("\"2\"") == .change(controlID: 106, .activate))
    }

    @Test func `a label that is not there is told with the nearest`() {
        #expect(reading("label: Bakc", frame) == "no control \"Bakc\": did you mean \"Back\" (5)?")
        #expect(reading("\"zzzzzz\"", frame) == "no control \"zzzzzz\"")
        #expect(reading("\"\"", frame) == "no control \"\"")
        #expect(reading("label:", frame) == "no control \"\"")
    }

    @Test func `a disabled control says why nothing happens`() {
        var frame = frame
        frame.controls[0].isDisabled = true
        frame.controls[2].isDisabled = true
        let complaint = "\"Increment\" (1) is off: the view has it .disabled now"
        #expect(reading("1", frame) == complaint)
        #expect(reading("increment", frame) == complaint)
        #expect(reading("3 Ada", frame) == "\"Name\" (3) is off: the view has it .disabled now")
    }

    // MARK: The rest

    @Test func `a comment and an empty line are understood`() throws {
        #expect(try command("# Increment") == .nothing)
        #expect(try command("  # a = b") == .nothing)
        #expect(try command("") == .show)
        #expect(try command("  ") == .show)
    }

    @Test func `a label that begins like a comment is reached as a whole`() throws {
        let frame = Frame("", Frame.controls(("#1", .button)))
        #expect(try CommandParser(frame).parse("#1") == .change(controlID: 101, .activate))
        #expect(try CommandParser(frame).parse("#") == .nothing)
    }

    @Test(arguments: [":tree", ":models", ":deps", ":trace on", ":trace off", ":why", ":source"])
    func `a command of the inspector is understood`(line: String) throws {
        #expect(try command(line) == .inspect(line))
    }

    @Test func `blanks and tabs within a question do not matter`() throws {
        #expect(try command(":trace \t on") == .inspect(":trace on"))
        #expect(try command(":tree\tText") == .inspect(":tree Text"))
    }

    @Test func `an unknown command gets a suggestion`() {
        #expect(reading("incremnt", frame) == "unknown command \"incremnt\": did you mean \"Increment\" (1)?")
        #expect(reading("wiat", frame) == "unknown command \"wiat\": did you mean \"wait\"?")
        #expect(reading("Quit", frame) == "unknown command \"Quit\": did you mean \"quit\"?")
        #expect(reading("quit now", frame) == "unknown command \"quit now\": did you mean \"quit\"?")
        #expect(reading(":tre", frame) == "unknown command \":tre\": did you mean \":tree\"?")
        #expect(
            reading(":trace", frame) == "unknown command \":trace\": did you mean \":trace on\" or \":trace off\"?")
        #expect(
            reading(":trace maybe", frame)
                == "unknown command \":trace maybe\": did you mean \":trace on\" or \":trace off\"?")
        #expect(reading(":deps all", frame) == "unknown command \":deps all\": did you mean \":deps\"?")
        #expect(
            reading(":source CounterView", frame)
                == "unknown command \":source CounterView\": did you mean \":source\" or \":source print\"?")
        #expect(
            reading(":x", frame) == """
                unknown command ":x"; the questions are :tree, :models, :deps, :trace on, :trace off, :why, :source \
                and :source print
                """)
        #expect(reading("xyzzy", frame) == "unknown command \"xyzzy\": type help to see what can be typed")
    }

    @Test func `an unknown command shows no escape sequence and no long text`() {
        let long = String(repeating: "z", count: 500)
        #expect(
            reading("\u{1B}[2J", frame) == "unknown command \"␛[2J\": type help to see what can be typed")
        #expect(
            reading(long, frame)
                == "unknown command \"\(long.prefix(60))...\": type help to see what can be typed")
    }
}
