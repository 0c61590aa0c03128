import Foundation
import Testing

@testable import Starter

struct DestinationTests {
    private let temporary = try! TemporaryFolder()

    private func answer(_ typed: String) -> String? {
        failure(of: { _ = try Destination(typed, course: try Course.here.get().root) })?.text
    }

    @Test func `a folder that is not there yet is fine, with spaces too`() throws {
        let path = temporary.url.path + "/My Shop/"
        #expect(
            try Destination(path, course: try Course.here.get().root).folder.path == temporary.url.path + "/My Shop")
    }

    @Test func `what is there already is not touched, be it a folder, a file or a link to nothing`() throws {
        let path = temporary.url.path
        try FileManager.default.createDirectory(atPath: path + "/folder", withIntermediateDirectories: false)
        try Data().write(to: temporary.url.appendingPathComponent("file"))
        try FileManager.default.createSymbolicLink(atPath: path + "/link", withDestinationPath: "nothing")
        for name in ["folder", "file", "link"] {
            #expect(
                answer("\(path)/\(name)")
                    == "\(path)/\(name) is there already, and nothing in it is touched. "
                    + "Say another place: TO=\(path)/\(name)2")
        }
        for typed in ["/", ".", ".."] {
            #expect(
                answer(typed)
                    == "\(typed) is there already, and nothing in it is touched. Say another place: TO=../Shop")
        }
    }

    @Test func `the folder above has to be there`() {
        let path = temporary.url.path
        #expect(
            answer("\(path)/my things/Shop")
                == "The folder for \(path)/my things/Shop is not there. Make it first: mkdir -p '\(path)/my things'")
    }

    @Test func `the folder above has to be a folder`() throws {
        let path = temporary.url.path
        try Data().write(to: temporary.url.appendingPathComponent("file"))
        #expect(
            answer("\(path)/file/Shop")
                == "\(path)/file is a file, so \(path)/file/Shop cannot be made in it. Say another place with TO")
    }

    @Test func `a place inside the samples is refused, by a link too`() throws {
        let root = try Course.here.get().root.path
        try FileManager.default.createSymbolicLink(
            atPath: temporary.url.path + "/inside", withDestinationPath: root + "/Sources")
        for typed in ["\(root)/Shop", "\(root)/Sources/Tools/../Shop", "\(temporary.url.path)/inside/Shop"] {
            #expect(
                answer(typed)
                    == "\(typed) is inside SwiftMVVM Samples, where it would be taken for a part of it. "
                    + "Say a place beside it: TO=../Shop")
        }
    }

    @Test func `the folder is not called as the package in it`() {
        #expect(
            answer("\(temporary.url.path)/core")
                == "The folder cannot be called core: the package in it, Core, has that name. "
                + "Say another place: TO=../Shop")
    }
}
