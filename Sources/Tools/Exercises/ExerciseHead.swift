/// The comment at the top of an exercise:
///
///     // Exercise 1. Fill the kettle
///     //
///     // What to do.
///     //
///     // Read: Docs/03-counter.md
///     // Look: Samples/Counter/CounterViewModel.swift, func increment()
struct ExerciseHead {
    let number: Int
    let title: String
    let task: [String]
    let chapter: String
    let example: Exercise.Example

    init(of text: String, file: String) throws(Complaint) {
        let lines = text.components(separatedBy: "\n").prefix { $0.hasPrefix("//") }
            .map { $0.dropFirst(2).trimmingPrefix(" ") }
        guard let first = lines.first?.firstMatch(of: /^Exercise (\d+)\. (.+)$/), let number = Int(first.1) else {
            throw Complaint("\(file) does not begin with a line such as: // Exercise 1. Fill the kettle")
        }
        guard let chapter = Self.value(of: "Read: ", in: lines) else {
            throw Complaint("\(file) has no line such as: // Read: Docs/03-counter.md")
        }
        let example = Self.value(of: "Look: ", in: lines)?.split(separator: ", ", maxSplits: 1).map(String.init) ?? []
        guard example.count == 2 else {
            throw Complaint(
                "\(file) has no line such as: // Look: Samples/Counter/CounterView.swift, struct CounterView")
        }
        let task = lines.dropFirst().prefix { !$0.hasPrefix("Read: ") }.map(String.init).drop { $0.isEmpty }
        guard !task.isEmpty else { throw Complaint("\(file) does not say what to do below its title.") }
        self.number = number
        self.title = String(first.2)
        self.task = Array(task.last == "" ? task.dropLast() : task)
        self.chapter = chapter
        self.example = Exercise.Example(file: example[0], text: example[1])
    }

    private static func value(of key: String, in lines: [Substring]) -> String? {
        lines.first { $0.hasPrefix(key) }.map { String($0.dropFirst(key.count)) }
    }
}
