import Testing

@testable import TextUI

@Suite struct CommandSettingsTests {
    let frame = Frame(
        "",
        Frame.controls(
            ("Name", .field(text: "", isSecure: false)), ("Password", .field(text: "", isSecure: true)),
            ("Name it", .button), ("2 items", .button), ("a = b", .button)))

    func command(_ line: String) throws -> Command { try CommandParser(frame).parse(line) }
    func shown(_ line: String) -> String { CommandParser(frame).shown(line, mask: "••••") }

    @Test func `a number and a text set a field, blanks kept`() throws {
        #expect(try command("1 Ada  Lovelace ") == .change(controlID: 101, .text("Ada  Lovelace ")))
        #expect(try command("  1  Ada") == .change(controlID: 101, .text(" Ada")))
    }

    @Test func `a name and a text set a field`() throws {
        #expect(try command("name = Ada") == .change(controlID: 101, .text("Ada")))
        #expect(try command("Name=Ada = x") == .change(controlID: 101, .text("Ada = x")))
        #expect(try command("\"Name\" =  Ada ") == .change(controlID: 101, .text(" Ada ")))
        #expect(try command("label: pass = x") == .change(controlID: 102, .text("x")))
    }

    @Test func `a name and the sign alone clear a field`() throws {
        #expect(try command("name =") == .change(controlID: 101, .text("")))
        #expect(try command("name = ") == .change(controlID: 101, .text("")))
    }

    @Test func `a label with the sign in it can be activated`() throws {
        #expect(try command("a = b") == .change(controlID: 105, .activate))
        #expect(try command("\"a = b\"") == .change(controlID: 105, .activate))
    }

    @Test func `a button takes no value`() {
        #expect(reading("3 x", frame) == "\"Name it\" (3) takes no value")
        #expect(reading("name it = x", frame) == "\"Name it\" (3) takes no value")
    }

    @Test func `a label that reads like a number and a value is suggested`() {
        let frame = Frame("", Frame.controls(("A", .button), ("B", .button), ("2 items", .button)))
        #expect(reading("2 items", frame) == "\"B\" (2) takes no value: did you mean \"2 items\" (3)?")
    }

    @Test func `a number that is not there takes no value`() {
        #expect(reading("1=Ada", frame) == "a value follows a number after a blank, as in 1 TEXT")
        #expect(reading("9 x", frame) == "no control 9: there are 1 to 5")
    }

    @Test func `an unknown name is told without the value`() {
        #expect(reading("pasword = secret", frame) == "no control \"pasword\": did you mean \"Password\" (2)?")
    }

    @Test func `a part of several names lists them`() {
        let frame = Frame(
            "",
            Frame.controls(
                ("First name", .field(text: "", isSecure: false)), ("Last name", .field(text: "", isSecure: false))))
        #expect(reading("name = Ada", frame) == "\"name\" could be: 1 First name or 2 Last name")
    }

    @Test func `what goes into a secure field is not shown`() {
        #expect(shown("2 hunter2") == "2 ••••")
        #expect(shown("Password = hunter2") == "Password = ••••")
        #expect(shown("pass=hunter2") == "pass=••••")
        #expect(shown("pasword = hunter2") == "pasword = ••••")
    }

    @Test func `all else is shown as it was typed`() {
        #expect(shown("1 Ada") == "1 Ada")
        #expect(shown("name = Ada") == "name = Ada")
        #expect(shown("password =") == "password =")
        #expect(shown("2") == "2")
        #expect(shown("expect a = b") == "expect a = b")
        #expect(shown("# a = b") == "# a = b")
    }
}
