import Foundation
import Testing

@testable import Starter

struct BuildingTests {
    private let temporary = try! TemporaryFolder()

    private func building(isInterrupted: @escaping () -> Bool = { false }) throws -> Building {
        let course = try Course.here.get()
        // `true` in place of `swift`: what is laid out is for make test-starters to see.
        return Building(
            plan: try Plan(ProjectName("Shop"), from: .blank, of: course),
            destination: try Destination(temporary.url.path + "/Shop", course: course.root),
            isInterrupted: isInterrupted, swift: "true", environment: environment)
    }

    /// Git knows a person, and nothing of the one who runs the tests.
    private var environment: [String: String] {
        [
            "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "HOME": temporary.url.path,
            "GIT_CONFIG_NOSYSTEM": "1", "GIT_AUTHOR_NAME": "Ada", "GIT_AUTHOR_EMAIL": "ada@example.com",
            "GIT_COMMITTER_NAME": "Ada", "GIT_COMMITTER_EMAIL": "ada@example.com",
        ]
    }

    private func git(_ words: String...) -> String? {
        Command(folder: temporary.url.appendingPathComponent("Shop"), environment: environment).run(["git"] + words)
    }

    @Test func `the whole project is there, and committed`() throws {
        let building = try building()
        #expect(try building.run() == [])
        #expect(try temporary.names == ["Shop"])
        let committed = git("ls-files")?.split(separator: "\n").map(String.init)
        #expect(committed?.sorted() == building.plan.files.map(\.path).sorted())
        #expect(git("status", "--short") == "")
    }

    @Test func `without a name for git nothing is committed`() throws {
        var building = try building()
        building.environment = environment.filter { !$0.key.contains("_NAME") && !$0.key.contains("_EMAIL") }
        #expect(
            try building.run() == [
                "Nothing is committed yet: git does not know your name (git config --global user.name and user.email)."
            ])
        #expect(git("log") == nil)
        #expect(git("status", "--short")?.isEmpty == false)
    }

    @Test func `without git and swift the project is whole all the same`() throws {
        var building = try building()
        building.swift = "no-such-swift"
        building.environment = ["PATH": temporary.url.path]
        #expect(
            try building.run() == [
                "The code is not laid out yet: `make format` does it, or says why not.",
                "No git repository was made: git is not there, or refused.",
            ])
        #expect(try temporary.names == ["Shop"])
    }

    @Test(arguments: [0, 1, 50]) func `an interrupted run leaves nothing`(files: Int) throws {
        var steps = 0
        let building = try building(isInterrupted: {
            steps += 1
            return steps > files
        })
        #expect(throws: Building.Interrupted.self) { try building.run() }
        #expect(try temporary.names == [])
    }

    @Test func `a place that somebody takes meanwhile is not touched, and nothing else is left`() throws {
        let building = try building()
        let taken = temporary.url.appendingPathComponent("Shop")
        try Data("mine".utf8).write(to: taken)
        #expect(failure(of: { _ = try building.run() })?.text == "\(taken.path) was not made: Not a directory.")
        #expect(try temporary.names == ["Shop"])
        #expect(try String(contentsOf: taken, encoding: .utf8) == "mine")
    }

    @Test func `a folder that takes no files is named, with the reason`() throws {
        let course = try Course.here.get()
        let gone = try Destination(temporary.url.path + "/gone", course: course.root)
        let building = Building(plan: try building().plan, destination: gone)
        try FileManager.default.removeItem(at: temporary.url)
        #expect(
            failure(of: { _ = try building.run() })?.text
                == "Nothing can be written into \(temporary.url.path): No such file or directory. "
                + "Say another place with TO")
    }
}
