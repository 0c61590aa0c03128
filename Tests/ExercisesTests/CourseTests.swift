import Foundation
import Testing

@testable import exercises

struct CourseTests {
    @Test func `the exercises come in the order of their folders`() throws {
        let project = try SmallProject()
        #expect(try project.course().exercises.map(\.title) == ["Mend the lamp", "Mend the bell"])
        #expect(try project.exercise(2).mine == "Docs/Exercises/Mine/02-Bell.swift")
    }

    @Test(arguments: [
        ("3", "There is no exercise 3: N is a number from 1 to 2."),
        ("0", "There is no exercise 0: N is a number from 1 to 2."),
        ("abc", "N=abc is no number: N is one from 1 to 2, such as N=1"),
    ])
    func `a number that leads nowhere is told`(_ word: String, _ complaint: String) throws {
        let course = try SmallProject().course()
        #expect(throws: Complaint(complaint)) { try course.exercise(named: word) }
    }

    @Test func `an exercise in the wrong folder is told`() throws {
        let project = try SmallProject()
        try project.write("Docs/Exercises/02-bell/Bell.swift", SmallProject.piece(5, "Bell"))
        let complaint = "Docs/Exercises/02-bell/Bell.swift is exercise 2 by its place, but 5 by its title."
        #expect(throws: Complaint(complaint)) { try project.course() }
    }

    @Test func `a folder without exercises is told`() {
        let complaint = "There is no folder Docs/Exercises here. Run this by make, in the folder of the project."
        #expect(throws: Complaint(complaint)) { try Course(root: URL(fileURLWithPath: "/dev")) }
    }

    @Test func `an example is found by what stands there`() throws {
        let project = try SmallProject()
        #expect(try project.course().place(of: project.exercise(1).example) == "Samples/Sun.swift:2")
    }

    @Test func `an example that is gone is told`() throws {
        let project = try SmallProject()
        let course = try project.course()
        try project.write("Samples/Sun.swift", "struct Sun {}\n")
        #expect(throws: Complaint("Samples/Sun.swift has no line with: func rise()")) {
            try course.place(of: course.exercises[0].example)
        }
    }
}
