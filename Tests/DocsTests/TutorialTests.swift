import Testing

@testable import Site

/// The tutorials grow the samples: each stage compiles, and the last one is the sample.
struct TutorialTests {
    private static func tutorials() throws -> [Tutorial] {
        let project = Site.Project(root: Project.root)
        return try Tutorial.paths(in: project).map { try Tutorial(path: $0, in: project) }
    }

    @Test(arguments: SampleRulesTests.samples)
    func `a sample has a tutorial that the overview lists`(_ name: String) throws {
        #expect(Project.exists("Docs/Tutorials/\(name)/\(name).tutorial"))
        #expect(try Project.text("Docs/Tutorials/Tutorials.tutorial").contains("\"doc:\(name)\""))
    }

    @Test(arguments: try tutorials().filter { !$0.steps.isEmpty })
    func `a tutorial ends with the files of its sample and a session`(_ tutorial: Tutorial) throws {
        let folder = tutorial.path.split(separator: "/").dropLast().last.map(String.init) ?? ""
        let ends = Set(try #require(tutorial.stages.last).values)
        for sample in ["Samples/\(folder)", "Tests/\(folder)Tests"] {
            let names = Set(tutorial.steps.map { "\(sample)/\($0.name)" }.filter(Project.exists))
            #expect(names.subtracting(ends) == [], "\(tutorial.path) ends with another stage of these")
        }
        #expect(tutorial.steps.last?.path == TutorialSession.path(of: tutorial))
    }

    @Test(arguments: try tutorials().filter { !$0.steps.isEmpty })
    func `each step compiles, or breaks what it says`(_ tutorial: Tutorial) async throws {
        for (step, files) in zip(tutorial.steps, tutorial.stages) where step.name.hasSuffix(".swift") {
            let sources = files.filter { $0.key.hasSuffix(".swift") }.sorted { $0.key < $1.key }
            let output = try await SwiftCompiler.output(
                checking: try sources.map { (name: $0.key, text: try Project.text($0.value)) })
            let diagnostics = Diagnostic.all(in: output)
            for diagnostic in diagnostics where diagnostic.file != step.broken {
                Fault(
                    file: files[diagnostic.file] ?? diagnostic.file, line: diagnostic.line,
                    text: "after \(tutorial.path):\(step.line) the compiler says: \(diagnostic.text)"
                ).report()
            }
            #expect(step.broken == nil || !diagnostics.isEmpty, "\(tutorial.path):\(step.line) breaks nothing")
        }
    }

    @Test(arguments: try TutorialSession.blocks())
    @MainActor func `its session is what the sample prints`(_ session: FencedBlock) async {
        do {
            let truth = try await SampleSession.truth(for: session)
            session.firstDifference(from: truth, called: "the sample \(session.argument)")?.report()
        } catch {
            error.report()
        }
    }
}

extension Tutorial: CustomTestStringConvertible {
    public var testDescription: String { path }
}
