import Testing

@testable import exercises

struct LearnersFolderTests {
    let project: SmallProject
    let folder: LearnersFolder
    let lamp: Exercise
    let mine = "Docs/Exercises/Mine/01-Lamp.swift"

    init() throws {
        project = try SmallProject()
        folder = LearnersFolder(course: try project.course())
        lamp = try project.exercise(1)
    }

    @Test func `an exercise is copied when it is begun`() throws {
        try folder.prepare(lamp)
        #expect(project.text(mine) == project.text(lamp.shipped))
    }

    @Test func `what a person has written stays`() throws {
        try project.write(mine, "my own\n")
        try folder.prepare(lamp)
        #expect(project.text(mine) == "my own\n")
    }

    @Test func `what a person has written is kept beside what replaces it`() throws {
        try project.write(mine, "my own\n")
        #expect(try folder.replace(lamp, with: lamp.shipped) == mine + ".before")
        #expect(project.text(mine) == project.text(lamp.shipped))
        #expect(project.text(mine + ".before") == "my own\n")
    }

    @Test func `a text of the project is not worth keeping`() throws {
        #expect(try folder.replace(lamp, with: lamp.solution) == nil)
        #expect(try folder.replace(lamp, with: lamp.shipped) == nil)
        #expect(try folder.replace(lamp, with: lamp.solution) == nil)
        #expect(project.text(mine + ".before") == nil)
    }

    @Test func `the next exercise is the first that is not solved`() throws {
        #expect(folder.next == lamp)
        try folder.mark(lamp, solved: true)
        #expect(folder.next == folder.course.exercises[1])
        try folder.mark(folder.course.exercises[1], solved: true)
        #expect(folder.next == nil)
    }

    @Test func `progress is a list of folders in a file`() throws {
        try folder.mark(folder.course.exercises[1], solved: true)
        try folder.mark(lamp, solved: true)
        #expect(project.text("Docs/Exercises/Mine/solved.txt") == "01-lamp\n02-bell\n")
        try folder.mark(lamp, solved: false)
        #expect(project.text("Docs/Exercises/Mine/solved.txt") == "02-bell\n")
    }
}
