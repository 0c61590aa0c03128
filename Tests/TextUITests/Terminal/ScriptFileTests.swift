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
                == "cannot save \"/none/a\": there is no folder \"/none\"")
    }

    @Test func `a link to nothing is left alone`() async throws {
        try await withTemporaryDirectory { folder in
            let link = folder + "/a"
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder + "/none")
            #expect(
                complaint { () throws(Complaint) in try ScriptFile.save("1\n", to: link, mayReplace: false) }
                    == "cannot save \(VisibleText.quoted(link)): it is no plain file")
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == folder + "/none")
        }
    }

    @Test func `what cannot be read is told`() {
        #expect(
            complaint { () throws(Complaint) in _ = try ScriptFile.open("/none", takesPipes: true) }
                == "cannot read \"/none\": No such file or directory")
        #expect(
            complaint { () throws(Complaint) in _ = try ScriptFile.open("/", takesPipes: true) }
                == "cannot read \"/\": Is a directory")
    }

    @Test(arguments: [
        ("M\u{FC}ller", "line 3 has the byte 0xFC"), ("\0ELF", "line 3 has the byte 0x00"),
    ])
    func `a file that is no text is refused before its first line`(_ text: String, _ wrong: String) async throws {
        try await withTemporaryDirectory { folder in
            let file = folder + "/a"
            try Data("1\n2\n\(text)\n".unicodeScalars.map { UInt8($0.value) }).write(to: URL(fileURLWithPath: file))
            for takesPipes in [true, false] {
                #expect(
                    complaint { () throws(Complaint) in _ = try ScriptFile.open(file, takesPipes: takesPipes) }
                        == "cannot read \(VisibleText.quoted(file)): it is no UTF-8 text, \(wrong)")
            }
        }
    }

    @Test func `a file that was looked through is read from its start`() async throws {
        try await withTemporaryDirectory { folder in
            let file = folder + "/a"
            try "1\nM\u{FC}ller".write(toFile: file, atomically: false, encoding: .utf8)
            let descriptor = try ScriptFile.open(file, takesPipes: true)
            let reader = LineReader(descriptor: descriptor, closesAtEnd: true)
            #expect(await reader.next() == .line("1"))
            #expect(await reader.next() == .line("M\u{FC}ller"))
            #expect(await reader.next() == nil)
        }
    }
}
