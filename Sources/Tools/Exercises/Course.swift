import Foundation

/// All exercises, in order.
struct Course {
    /// The folder of the project.
    let root: URL
    let exercises: [Exercise]

    init(root: URL) throws {
        self.root = root
        let home = root.appendingPathComponent(Exercise.home).path
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: home) else {
            throw Complaint("There is no folder \(Exercise.home) here. Run this by make, in the folder of the project.")
        }
        exercises = try names.filter { $0.contains(/^\d\d-/) }.sorted().enumerated().map { index, folder in
            try Self.exercise(number: index + 1, folder: folder, root: root)
        }
        guard !exercises.isEmpty else { throw Complaint("There are no exercises in \(Exercise.home).") }
    }

    private static func exercise(number: Int, folder: String, root: URL) throws -> Exercise {
        let place = root.appendingPathComponent("\(Exercise.home)/\(folder)")
        let files = try FileManager.default.contentsOfDirectory(atPath: place.path)
        guard let tests = files.first(where: { $0.hasSuffix("Tests.swift") }) else {
            throw Complaint("\(Exercise.home)/\(folder) has no check: a file such as KettleTests.swift")
        }
        let name = String(tests.dropLast("Tests.swift".count))
        let file = "\(Exercise.home)/\(folder)/\(name).swift"
        let text = try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)
        let head = try ExerciseHead(of: text, file: file)
        guard head.number == number, Int(folder.prefix(2)) == number else {
            throw Complaint("\(file) is exercise \(number) by its place, but \(head.number) by its title.")
        }
        return Exercise(
            number: number, folder: folder, name: name, title: head.title, task: head.task, chapter: head.chapter,
            example: head.example)
    }

    /// The exercise that a person names by its number.
    func exercise(named word: String) throws(Complaint) -> Exercise {
        guard let number = Int(word) else {
            throw Complaint("N=\(word) is no number: N is one from 1 to \(exercises.count), such as N=1")
        }
        guard exercises.indices.contains(number - 1) else {
            throw Complaint("There is no exercise \(number): N is a number from 1 to \(exercises.count).")
        }
        return exercises[number - 1]
    }

    func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// The example with its line, such as `Samples/Counter/CounterViewModel.swift:7`.
    func place(of example: Exercise.Example) throws -> String {
        let lines = try text(example.file).components(separatedBy: "\n")
        guard let index = lines.firstIndex(where: { $0.contains(example.text) }) else {
            throw Complaint("\(example.file) has no line with: \(example.text)")
        }
        return "\(example.file):\(index + 1)"
    }
}
