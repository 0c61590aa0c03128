import Foundation

/// Where a person works: copies of the exercises, and which of them are solved. Git ignores it, and `make clean` leaves
/// it alone.
struct LearnersFolder {
    static let path = "\(Exercise.home)/Mine"
    private static let solvedList = "\(path)/solved.txt"

    let course: Course

    // MARK: Files

    /// Copies the exercise, unless there is a copy.
    func prepare(_ exercise: Exercise) throws {
        guard !exists(exercise.mine) else { return }
        try write(try course.text(exercise.shipped), to: exercise.mine)
    }

    /// Puts the text of a file of the project in the place of what the person has written, and keeps that beside it.
    ///
    /// - Returns: where the person's text is now, nil if nothing was lost.
    func replace(_ exercise: Exercise, with source: String) throws -> String? {
        let text = try course.text(source)
        var kept: String?
        if exists(exercise.mine) {
            let own = try course.text(exercise.mine)
            let isOwn = try own != text && own != course.text(exercise.shipped) && own != course.text(exercise.solution)
            if isOwn {
                kept = exercise.mine + ".before"
                try write(own, to: exercise.mine + ".before")
            }
        }
        try write(text, to: exercise.mine)
        return kept
    }

    private func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: course.root.appendingPathComponent(path).path)
    }

    private func write(_ text: String, to path: String) throws {
        let file = course.root.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    // MARK: Progress

    /// The folders of the solved exercises.
    private var solved: Set<String> {
        Set(((try? course.text(Self.solvedList)) ?? "").split(separator: "\n").map(String.init))
    }

    func isSolved(_ exercise: Exercise) -> Bool {
        solved.contains(exercise.folder)
    }

    func mark(_ exercise: Exercise, solved isSolved: Bool) throws {
        var solved = solved
        guard isSolved != solved.contains(exercise.folder) else { return }
        if isSolved { solved.insert(exercise.folder) } else { solved.remove(exercise.folder) }
        try write(solved.sorted().map { $0 + "\n" }.joined(), to: Self.solvedList)
    }

    /// The first exercise that is not solved, nil if all are.
    var next: Exercise? {
        let solved = solved
        return course.exercises.first { !solved.contains($0.folder) }
    }
}
