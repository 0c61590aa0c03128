import Testing

@testable import exercises

struct CompilerErrorTests {
    @Test func `each error of a build is told once, by line`() {
        let log = """
            [3/7] Compiling Exercise01 01-Lamp.swift
            /home/ada/my project/Docs/Exercises/Mine/01-Lamp.swift:9:5: error: cannot find 'b' in scope
            9 |     b
              |     `- error: cannot find 'b' in scope
            macro expansion @Observable:1:1: error: property wrapper cannot be applied to a computed property
            /home/ada/my project/Docs/Exercises/Mine/01-Lamp.swift:7:5: warning: never used
            /home/ada/my project/Docs/Exercises/Mine/01-Lamp.swift:4:5: error: cannot find 'a' in scope
            /home/ada/my project/Docs/Exercises/Mine/01-Lamp.swift:9:5: error: cannot find 'b' in scope
            """
        let file = "/home/ada/my project/Docs/Exercises/Mine/01-Lamp.swift"
        #expect(
            CompilerError.errors(in: log) == [
                CompilerError(file: file, line: 4, message: "cannot find 'a' in scope"),
                CompilerError(file: file, line: 9, message: "cannot find 'b' in scope"),
            ])
    }
}
