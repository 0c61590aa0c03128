import Foundation
import Testing

@testable import exercises

struct ChildProcessTests {
    private func run(_ arguments: String..., limit: TimeInterval? = nil) throws -> (ChildProcess.Ending, String?) {
        let project = try SmallProject()
        let ending = try ChildProcess(
            arguments: arguments, environment: ["WORD": "hello"], directory: project.root,
            output: project.root.appendingPathComponent("out.log"), limit: limit
        ).run()
        return (ending, project.text("out.log"))
    }

    @Test func `its output is in the file, and its status is told`() throws {
        let (ending, output) = try run("sh", "-c", "echo $WORD; echo oh >&2; exit 3")
        #expect(ending == .exited(3))
        #expect(output == "hello\noh\n")
    }

    @Test func `it reads nothing`() throws {
        let (ending, output) = try run("cat")
        #expect(ending == .exited(0))
        #expect(output == "")
    }

    @Test func `it is ended when its time is over`() throws {
        let (ending, _) = try run("sh", "-c", "while true; do :; done", limit: 0.1)
        #expect(ending == .tookTooLong)
    }

    @Test func `one that heeds no interrupt is ended all the same`() throws {
        let (ending, output) = try run("sh", "-c", "trap '' INT TERM; echo $$; while true; do :; done", limit: 0.5)
        #expect(ending == .tookTooLong)
        let id = try #require(output.flatMap { pid_t($0.trimmingCharacters(in: .whitespacesAndNewlines)) })
        #expect(kill(id, 0) == -1)
    }
}
