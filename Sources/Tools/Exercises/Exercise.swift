/// One exercise: a folder `01-kettle` with a piece to mend, its check, a hint and a solution.
struct Exercise: Equatable {
    let number: Int
    /// The name of its folder.
    let folder: String
    /// The name of the file to mend, without `.swift`.
    let name: String
    let title: String
    /// What to do, line by line.
    let task: [String]
    /// Where the idea is explained.
    let chapter: String
    /// Where a sample does the same.
    let example: Example

    /// A place in a file, found by what stands there, so that it stays right when lines move.
    struct Example: Equatable {
        let file: String
        let text: String
    }

    static let home = "Docs/Exercises"

    var shipped: String { "\(Self.home)/\(folder)/\(name).swift" }
    var check: String { "\(Self.home)/\(folder)/\(name)Tests.swift" }
    var hint: String { "\(Self.home)/\(folder)/Hint.txt" }
    var solution: String { "\(Self.home)/\(folder)/Solution.swift" }
    /// The learner's file.
    var mine: String { "\(LearnersFolder.path)/\(twoDigits)-\(name).swift" }
    /// The module in which it is checked.
    var module: String { "Exercise\(twoDigits)" }

    private var twoDigits: String { number < 10 ? "0\(number)" : "\(number)" }
}
