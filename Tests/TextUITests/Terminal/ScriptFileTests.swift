import Testing

@testable import TextUI

@Suite struct ScriptFileTests {
    func complaint(_ body: () throws(Complaint) -> Void) -> String? {
        do throws(Complaint) {
            try body()
            return nil
        } catch {
            return error.text
        }
    }

    @Test func `a file is written whole and nothing is left beside it`() async throws {
        try await withTemporaryDirectory { folder in
            try ScriptFile.save("1\n", to: folder + "/a", mayReplace: false)
            #expect(contents(of: folder + "/a") == "1\n")
            #expect(names(in: folder) == ["a"])
        }
    }

    @Test func `a file with lines in it is not replaced unasked`() async throws {
        try await withTemporaryDirectory { folder in
            let file = folder + "/a"
            try "keep".write(toFile: file, atomically: false, encoding: .utf8)
            #expect(
                complaint { () throws(Complaint) in try ScriptFile.save("1\n", to: file, mayReplace: false) }
                    == "cannot save \(VisibleText.quoted(file)): it is there already, choose another name")
            #expect(contents(of: file) == "keep")
            try ScriptFile.save("1\n", to: file, mayReplace: true)
            #expect(contents(of: file) == "1\n")
        }
    }

    @Test func `an empty file is replaced`() async throws {
        try await withTemporaryDirectory { folder in
            try "".write(toFile: folder + "/a", atomically: false, encoding: .utf8)
            try ScriptFile.save("1\n", to: folder + "/a", mayReplace: false)
            #expect(contents(of: folder + "/a") == "1\n")
        }
    }

    @Test func `what is no plain file is left alone`() {
        #expect(
            complaint { () throws(Complaint) in try ScriptFile.save("", to: "/dev/null", mayReplace: true) }
                == "cannot save \"/dev/null\": it is no plain file")
        #expect(
            complaint { () throws(Complaint) in try ScriptFile.save("", to: "/none/a", mayReplace: false) }
                == "cannot save \"/none/a\": No such file or directory")
    }

    @Test func `what cannot be read is told`() {
        #expect(
            complaint { () throws(Complaint) in _ = try ScriptFile.open("/none") }
                == "cannot read \"/none\": No such file or directory")
        #expect(
            complaint { () throws(Complaint) in _ = try ScriptFile.open("/") }
                == "cannot read \"/\": Is a directory")
    }
}
