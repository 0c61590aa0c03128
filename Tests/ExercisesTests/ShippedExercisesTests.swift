import Foundation
import Testing

@testable import exercises

/// What the exercises of this project keep to. Whether they fail and can be solved is for `make test-exercises`.
struct ShippedExercisesTests {
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    static let course = Result { try Course(root: root) }
    static let exercises = (try? course.get().exercises) ?? []

    private func text(_ path: String) throws -> String { try Self.course.get().text(path) }

    @Test func `there are at least ten`() throws {
        #expect(try Self.course.get().exercises.count >= 10)
    }

    @Test(arguments: exercises) func `an exercise is small`(_ exercise: Exercise) throws {
        for file in [exercise.shipped, exercise.check, exercise.solution] {
            #expect(try text(file).components(separatedBy: "\n").count - 1 <= 60, "\(file)")
        }
    }

    @Test(arguments: exercises) func `its chapter and its example are there`(_ exercise: Exercise) throws {
        #expect(FileManager.default.fileExists(atPath: Self.root.appendingPathComponent(exercise.chapter).path))
        #expect(throws: Never.self) { try Self.course.get().place(of: exercise.example) }
    }

    @Test(arguments: exercises) func `its hint is a few lines without code`(_ exercise: Exercise) throws {
        let lines = try text(exercise.hint).split(separator: "\n")
        #expect((1...5).contains(lines.count))
        #expect(!lines.contains { $0.contains("{") || $0.contains(" = ") })
    }

    @Test(arguments: exercises) func `its solution begins with the reason`(_ exercise: Exercise) throws {
        let start = "// Exercise \(exercise.number). \(exercise.title): a solution\n//\n// "
        #expect(try text(exercise.solution).hasPrefix(start))
    }

    @Test func `the chapter about exercises lists them all, with the chapters to read`() throws {
        let rows = try text("Docs/14-exercises.md").matches(
            of: /(?m)^\| (\d+) \| ([^|]*) \| [^|]* \| [^|]*\]\(([^)]*)\) \|$/)
        let listed = rows.map { "\($0.1) \($0.2) \(path(of: String($0.3)))" }
        #expect(listed == Self.exercises.map { "\($0.number) \($0.title) \($0.chapter)" })
    }

    @Test func `the chapter shows what the first exercise says`() throws {
        let course = try Self.course.get()
        let report = Report(exercise: course.exercises[0], course: course, number: "")
        let failures = [
            EventStream.Failure(
                test: "a kettle is filled cup by cup", line: 9,
                message: "Expectation failed: (viewModel.cups → 0) == 2", comments: []),
            EventStream.Failure(test: "a tap on Fill shows one cup more", line: 15, message: "", comments: []),
        ]
        let lines = try report.introduction() + report.lines(for: .failed(failures, tests: 2, printed: []))
        let block = try text("Docs/14-exercises.md").components(separatedBy: "```text\n")[1]
            .components(separatedBy: "\n```")[0]
        #expect(block == lines.joined(separator: "\n"))
    }

    /// A link in `Docs`, from the root of the project.
    private func path(of link: String) -> String {
        link.hasPrefix("../") ? String(link.dropFirst(3)) : "Docs/\(link)"
    }
}

extension Exercise: CustomTestStringConvertible {
    public var testDescription: String { folder }
}
