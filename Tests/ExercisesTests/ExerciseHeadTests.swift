import Testing

@testable import exercises

struct ExerciseHeadTests {
    @Test func `the comment at the top says all about an exercise`() throws {
        let head = try ExerciseHead(of: SmallProject.piece(1, "Lamp"), file: "Lamp.swift")
        #expect(head.number == 1)
        #expect(head.title == "Mend the lamp")
        #expect(head.task == ["It does nothing.", "Let it work."])
        #expect(head.chapter == "Docs/01-start.md")
        #expect(head.example == Exercise.Example(file: "Samples/Sun.swift", text: "func rise()"))
    }

    @Test(arguments: [
        (
            "// Exercise 1. ", "// Lamp ",
            "Lamp.swift does not begin with a line such as: // Exercise 1. Fill the kettle"
        ),
        ("// Read: ", "// See: ", "Lamp.swift has no line such as: // Read: Docs/03-counter.md"),
        (
            ", func", " func",
            "Lamp.swift has no line such as: // Look: Samples/Counter/CounterView.swift, struct CounterView"
        ),
        ("// It does nothing.\n// Let it work.\n//\n", "", "Lamp.swift does not say what to do below its title."),
    ])
    func `what is missing is told`(_ part: String, _ replacement: String, _ complaint: String) {
        let text = SmallProject.piece(1, "Lamp").replacing(part, with: replacement)
        #expect(throws: Complaint(complaint)) { try ExerciseHead(of: text, file: "Lamp.swift") }
    }
}
