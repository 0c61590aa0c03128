import Testing

@testable import exercises

struct CommandsTests {
    let project: SmallProject

    init() throws {
        project = try SmallProject()
    }

    @Test func `a solved exercise is said in one line, and the next one is named`() throws {
        #expect(
            try project.run("next") == [
                "Well done: exercise 1 is solved. To compare: make solution N=1",
                "Next is exercise 2, Mend the bell: make exercise",
            ])
    }

    @Test func `after the last one all are solved`() throws {
        _ = try project.run("next")
        let all = "All 2 exercises are solved. To begin a project, read Docs/12-start-your-project.md"
        #expect(
            try project.run("next") == [
                "Well done: exercise 2 is solved. To compare: make solution N=2", all,
            ])
        #expect(try project.run("next") == [all])
    }

    @Test func `an exercise can be chosen by its number`() throws {
        _ = try project.run("next", "2")
        #expect(try project.run("list") == ["1   next    Mend the lamp", "2   solved  Mend the bell"])
    }

    @Test func `an exercise that fails again is no longer solved`() throws {
        _ = try project.run("next", "1")
        _ = try project.run("next", "1", outcome: .endless([]))
        #expect(try project.run("list") == ["1   next    Mend the lamp", "2           Mend the bell"])
    }

    @Test func `a build that is broken elsewhere changes no progress`() throws {
        _ = try project.run("next", "1")
        _ = try project.run("next", "1", outcome: .broken(log: "build.log"))
        #expect(try project.run("list") == ["1   solved  Mend the lamp", "2   next    Mend the bell"])
    }

    @Test func `a hint gives a direction for the next exercise`() throws {
        #expect(try project.run("hint") == ["A direction for exercise 1, Mend the lamp:", "", "  Look", "  up."])
    }

    @Test func `a solution is shown, and nothing is changed`() throws {
        try project.write("Docs/Exercises/Mine/02-Bell.swift", "my own\n")
        #expect(
            try project.run("solution", "2") == [
                "// A solution of Bell\n",
                "Typing it is how it stays. To put it into your file: make solution N=2 APPLY=yes",
            ])
        #expect(project.text("Docs/Exercises/Mine/02-Bell.swift") == "my own\n")
    }

    @Test func `a solution can be put into the learner's file`() throws {
        try project.write("Docs/Exercises/Mine/01-Lamp.swift", "my own\n")
        #expect(
            try project.run("solution", "--apply") == [
                "The solution is now in Docs/Exercises/Mine/01-Lamp.swift.",
                "What you had is in Docs/Exercises/Mine/01-Lamp.swift.before.",
                "Read it, and then: make exercise",
            ])
        #expect(project.text("Docs/Exercises/Mine/01-Lamp.swift") == "// A solution of Lamp\n")
    }

    @Test func `reset begins one exercise anew`() throws {
        _ = try project.run("next")
        try project.write("Docs/Exercises/Mine/01-Lamp.swift", "my own\n")
        #expect(
            try project.run("reset", "1") == [
                "Docs/Exercises/Mine/01-Lamp.swift is as it was shipped.",
                "What you had is in Docs/Exercises/Mine/01-Lamp.swift.before.",
            ])
        #expect(project.text("Docs/Exercises/Mine/01-Lamp.swift") == SmallProject.piece(1, "Lamp"))
        #expect(try project.run("list")[0] == "1   next    Mend the lamp")
    }

    @Test func `reset without a number asks for one`() throws {
        let complaint = """
            Which exercise? Say its number: make reset-exercise N=1
            To begin anew with all, remove the folder Docs/Exercises/Mine.
            """
        #expect(throws: Complaint(complaint)) { try project.run("reset") }
    }

    @Test func `an unknown command is told what there is`() {
        #expect(throws: Complaint(Commands.usage)) { try project.run("solve") }
    }
}
