import Foundation
import Testing

@testable import Picture

@Suite struct ScriptTests {
    private func lines(_ text: String) throws -> [String] {
        try withFolder { folder in
            let file = folder.appendingPathComponent("script")
            try Data(text.utf8).write(to: file)
            return try Script(file: file.path).lines
        }
    }

    @Test func `a script is its lines, with or without an end of the last`() throws {
        #expect(try lines("1\n\n2") == ["1", "", "2"])
        #expect(try lines("1\n\n") == ["1", ""])
        #expect(try lines("") == [])
    }

    @Test func `lines may end as on Windows`() throws {
        #expect(try lines("1\r\n\r\n2\r\n") == ["1", "", "2"])
    }

    @Test func `an endless script is given up`() {
        #expect(
            failure { () throws(Failure) in _ = try Script(file: "/dev/zero") }
                == "The script /dev/zero is not read: it is longer than 1000000 bytes.")
    }

    @Test func `what is asked for is typed last`() {
        #expect(Script(lines: ["1"]).input(asking: ":tree") == "1\n:tree\n")
        #expect(Script(lines: ["1"]).input(asking: nil) == "1\n")
    }

    @Test func `the line that leaves is found`() {
        #expect(Script(lines: ["1", " q ", "quit"]).leaving?.number == 2)
        #expect(Script(lines: ["quit it"]).leaving == nil)
    }

    @Test func `why a script cannot be read is told`() throws {
        try withFolder { folder in
            let none = folder.appendingPathComponent("none").path
            #expect(
                failure { () throws(Failure) in _ = try Script(file: none) }
                    == "The script \(none) cannot be read: No such file or directory.")
            #expect(
                failure { () throws(Failure) in _ = try Script(file: folder.path) }
                    == "The script \(folder.path) cannot be read: it is no file.")
            let file = folder.appendingPathComponent("binary")
            try Data([0xFF]).write(to: file)
            #expect(
                failure { () throws(Failure) in _ = try Script(file: file.path) }
                    == "The script \(file.path) cannot be read: it is not UTF-8.")
        }
    }
}
