import Foundation

/// Builds and runs checks, apart from the rest of the project.
struct Checker {
    /// The files of a module to check: the piece, and its tests.
    struct Module {
        let name: String
        let files: [String]

        init(_ exercise: Exercise, piece: String) {
            name = exercise.module
            files = [piece, exercise.check].map { String($0.dropFirst(Exercise.home.count + 1)) }
        }
    }

    struct Interrupted: Error {}

    /// Nothing in a check waits for the clock; what runs longer waits for ever.
    static let limit: TimeInterval = 30

    /// A program that stops says where, in words that can be read by `Outcome`.
    private let trace = "enable=yes,color=no,interactive=no,threads=crashed,images=none,registers=none"

    let root: URL
    private let place = ".build/exercises"

    var buildLog: String { "\(place)/build.log" }
    private var runLog: String { "\(place)/run.log" }
    private var eventFile: String { "\(place)/events.jsonl" }

    /// False before the first build, which takes long.
    private var hasBuilt: Bool {
        FileManager.default.fileExists(atPath: url(".build/debug/ExercisesPackageTests.xctest").path)
    }

    /// What comes of the learner's file.
    func check(_ exercise: Exercise) throws -> Outcome {
        let modules = [Module(exercise, piece: exercise.mine)]
        if !hasBuilt {
            ExercisesTool.say(["Building. The first time takes about a minute …", ""], to: .standardOutput)
        }
        guard try build(modules) else {
            return .failedBuild(log: text(buildLog), of: exercise, at: buildLog)
        }
        let ending = try run(modules)
        return .run(ending, events: EventStream(text(eventFile)), output: text(runLog), of: exercise, at: runLog)
    }

    /// What the tests of several modules say; nil if one does not compile.
    func events(of modules: [Module]) throws -> EventStream? {
        guard try build(modules) else { return nil }
        _ = try run(modules, limit: 4 * Self.limit)
        return EventStream(text(eventFile))
    }

    func text(_ path: String) -> String {
        (try? String(contentsOf: url(path), encoding: .utf8)) ?? ""
    }

    private func build(_ modules: [Module]) throws -> Bool {
        try FileManager.default.createDirectory(at: url(place), withIntermediateDirectories: true)
        return try swift(["build", "--build-tests"], modules, output: buildLog) == .exited(0)
    }

    private func run(_ modules: [Module], limit: TimeInterval = limit) throws -> ChildProcess.Ending {
        try? FileManager.default.removeItem(at: url(eventFile))
        let arguments = [
            "test", "--skip-build", "--disable-xctest", "--event-stream-output-path", eventFile,
            "--event-stream-version", "0",
        ]
        return try swift(arguments, modules, output: runLog, limit: limit)
    }

    private func swift(
        _ arguments: [String], _ modules: [Module], output: String, limit: TimeInterval? = nil
    ) throws -> ChildProcess.Ending {
        let words = modules.map { "\($0.name):\($0.files.joined(separator: ","))" }
        let child = ChildProcess(
            arguments: ["swift"] + arguments,
            environment: ["EXERCISES_TO_CHECK": words.joined(separator: " "), "SWIFT_BACKTRACE": trace],
            directory: root, output: url(output), limit: limit)
        let ending = try child.run()
        if ending == .interrupted { throw Interrupted() }
        return ending
    }

    private func url(_ path: String) -> URL {
        root.appendingPathComponent(path)
    }
}
