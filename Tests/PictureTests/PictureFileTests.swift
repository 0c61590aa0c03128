import Foundation
import Testing

@testable import Picture

@Suite struct PictureFileTests {
    private func names(in folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }

    @Test func `a picture is written whole, replaces an earlier one, and leaves nothing beside it`() throws {
        try withFolder { folder in
            let file = folder.appendingPathComponent("a.svg")
            for text in ["<svg long>", "<svg >"] {
                try PictureFile(path: file.path).write(text)
                #expect(try String(contentsOf: file, encoding: .utf8) == text)
            }
            #expect(try names(in: folder) == ["a.svg"])
        }
    }

    @Test func `what is no picture is left alone`() throws {
        try withFolder { folder in
            let file = folder.appendingPathComponent("a.txt")
            try Data("keep".utf8).write(to: file)
            for path in [file.path, folder.path, "/dev/zero", "/dev/full"] {
                #expect(
                    failure { () throws(Failure) in try PictureFile(path: path).write("<svg >") }
                        == "\(path) is there already and is no picture. Say another file with TO.")
            }
            #expect(try String(contentsOf: file, encoding: .utf8) == "keep")
            #expect(try names(in: folder) == ["a.txt"])
        }
    }

    @Test func `why a picture cannot be written is told`() {
        #expect(
            failure { () throws(Failure) in try PictureFile(path: "/none/a.svg").write("<svg >") }
                == "/none/a.svg cannot be written: No such file or directory.")
    }
}
