import Testing

@testable import Site

struct TutorialTests {
    private let small: SmallProject

    init() throws {
        small = try SmallProject([
            "Samples/Sun/Sun.swift": "final\n", "Docs/Tutorials/Sun/1-Sun.swift": "first\n",
            "Docs/Tutorials/Sun/session.txt": "> quit\n", "Docs/Tutorials/Sun/picture.svg": "<svg/>",
        ])
        try small.write(
            "Docs/Tutorials/Sun/Sun.tutorial",
            """
            @Image(source: "picture.svg", alt: "a sun")
            @Step {
                @Code(name: "Sun.swift", file: "1-Sun.swift")
            }
                @Code(name: "session", file: "session.txt")
                @Code(name: "Sun.swift", file: "Samples/Sun/Sun.swift")
            """)
    }

    private func tutorial() throws -> Tutorial {
        try Tutorial(path: "Docs/Tutorials/Sun/Sun.tutorial", in: small.project)
    }

    @Test func `a step shows a file that stands beside it, or one of the project`() throws {
        #expect(
            try tutorial().steps == [
                .init(line: 3, name: "Sun.swift", path: "Docs/Tutorials/Sun/1-Sun.swift"),
                .init(line: 5, name: "session", path: "Docs/Tutorials/Sun/session.txt"),
                .init(line: 6, name: "Sun.swift", path: "Samples/Sun/Sun.swift"),
            ])
    }

    @Test func `a stage is the newest file of each name`() throws {
        let (first, session) = ("Docs/Tutorials/Sun/1-Sun.swift", "Docs/Tutorials/Sun/session.txt")
        #expect(
            try tutorial().stages == [
                ["Sun.swift": first], ["Sun.swift": first, "session": session],
                ["Sun.swift": "Samples/Sun/Sun.swift", "session": session],
            ])
    }

    @Test func `what is given is there from then on`() throws {
        try small.write("Samples/Sun/Moon.swift", "")
        try small.write(
            "Docs/Tutorials/Sun/Sun.tutorial",
            """
            @Code(name: "Sun.swift", file: "1-Sun.swift")
            Given: Samples/Sun/Moon.swift
            @Code(name: "Sun.swift", file: "Samples/Sun/Sun.swift")
            """)
        #expect(
            try tutorial().stages == [
                ["Sun.swift": "Docs/Tutorials/Sun/1-Sun.swift"],
                ["Sun.swift": "Samples/Sun/Sun.swift", "Moon.swift": "Samples/Sun/Moon.swift"],
            ])
        try small.write("Docs/Tutorials/Sun/Sun.tutorial", "    Given: Samples/Sun/Stars.swift\n")
        #expect(throws: Complaint("Docs/Tutorials/Sun/Sun.tutorial:1: there is no Samples/Sun/Stars.swift.")) {
            try tutorial()
        }
    }

    @Test func `a step can say which file it breaks, until the next`() throws {
        try small.write(
            "Docs/Tutorials/Sun/Sun.tutorial",
            """
            Breaks: Moon.swift
            @Code(name: "Sun.swift", file: "1-Sun.swift")
            @Code(name: "Sun.swift", file: "Samples/Sun/Sun.swift")
            """)
        #expect(try tutorial().steps.map(\.broken) == ["Moon.swift", nil])
    }

    @Test func `docc gets names that are its own, and what each file is compared with`() throws {
        #expect(
            try tutorial().text == """
                @Image(source: "Docs-Tutorials-Sun-picture.svg", alt: "a sun")
                @Step {
                    @Code(name: "Sun.swift", file: "Docs-Tutorials-Sun-1-Sun.swift", reset: true)
                }
                    @Code(name: "session", file: "Docs-Tutorials-Sun-session.txt", reset: true)
                    @Code(name: "Sun.swift", file: "Samples-Sun-Sun.swift", previousFile: "Docs-Tutorials-Sun-1-Sun.swift")
                """)
    }

    @Test func `a file that is not there is told`() throws {
        try small.write("Docs/Tutorials/Sun/Sun.tutorial", "\n@Code(name: \"A\", file: \"a.swift\")\n")
        let complaint = "Docs/Tutorials/Sun/Sun.tutorial:2: there is neither Docs/Tutorials/Sun/a.swift nor a.swift."
        #expect(throws: Complaint(complaint)) { try tutorial() }
    }
}
