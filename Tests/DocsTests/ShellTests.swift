import Testing

/// What the documents tell people to type is there.
struct ShellTests {
    private func words(isNewProject: Bool = false) throws -> ShellWords {
        let package = try Project.text("Package.swift")
        let tools = package.matches(of: /executableTarget\(\s*name: "([a-z-]+)"/).map { String($0.1) }
        return ShellWords(
            targets: try isNewProject ? Makefile.targetsOfNewProject() : Makefile.targets(),
            samples: Set(try Makefile.samples()),
            products: Set(try Makefile.samples() + tools), exists: Project.exists)
    }

    @Test(arguments: Project.documents) func `each command in an sh block can be typed`(_ path: String) throws {
        for block in try Project.document(path).blocks where block.language == "sh" {
            var words = try words()
            for (index, line) in block.lines.enumerated() {
                // From there on it is the project that `make new` has made.
                if line.hasPrefix("cd ../") { words = try self.words(isNewProject: true) }
                for mistake in words.mistakes(in: line) {
                    Fault(file: path, line: block.line + 1 + index, text: mistake).report()
                }
            }
        }
    }

    @Test(arguments: Project.documents) func `each target and path in the text is there`(_ path: String) throws {
        let words = try words()
        for code in try Project.document(path).inlineCode {
            for mistake in words.mistakes(inlineCode: code.text) {
                Fault(file: path, line: code.line, text: mistake).report()
            }
        }
    }
}
