/// What a document tells people to type, and whether it is there.
struct ShellWords {
    let targets: Set<String>
    let samples: Set<String>
    /// The executables of the package.
    let products: Set<String>
    let exists: (String) -> Bool

    /// What a learner has: the README asks for a Swift toolchain, git and make, and a shell comes with the system.
    static let tools: Set = [
        "make", "swift", "git", "cd", "cp", "mv", "rm", "mkdir", "ls", "cat", "echo", "printf", "sed", "grep",
    ]

    /// What is wrong with a line of a shell.
    func mistakes(in line: String) -> [String] {
        let commands = line.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)[0]
            .split { "|;&".contains($0) }
        return commands.flatMap { command in
            let words = command.split(separator: " ").map(String.init).drop { $0.contains(/^[A-Z_]+=/) }
            guard let tool = words.first else { return [String]() }
            return mistakes(of: tool, words.dropFirst().filter { !$0.hasPrefix("-") })
        }
    }

    private func mistakes(of tool: String, _ arguments: [String]) -> [String] {
        var mistakes: [String] = []
        if tool.contains("/") {
            mistakes += pathMistakes(tool)
        } else if !Self.tools.contains(tool) {
            mistakes.append("\(tool) is not among the tools that the README asks for.")
        }
        // The name of a new project is the reader's own, and what it begins with is a sample.
        let sampleLabel = tool == "make" && arguments.contains("new") ? "FROM=" : "NAME="
        for argument in arguments {
            if argument.hasPrefix(sampleLabel) {
                let name = String(argument.dropFirst(5))
                if !samples.contains(name) { mistakes.append("there is no sample \(name).") }
            } else if tool == "make", !argument.contains("="), argument.contains(/^[a-z-]+$/) {
                if !targets.contains(argument) { mistakes.append("the Makefile has no target \(argument).") }
            } else {
                mistakes += pathMistakes(argument)
            }
        }
        return mistakes
    }

    /// Paths into the project and programs in `.build` have to be there. Others are the reader's own.
    private func pathMistakes(_ path: String) -> [String] {
        if path.hasPrefix(".build/") {
            let program = String(path.split(separator: "/").last ?? "")
            return products.contains(program) ? [] : ["the package builds no \(program)."]
        }
        let isOurs = path.contains(/^(Sources|Samples|Tests|Docs)\//) && !path.contains(/[…<*{]/)
        return isOurs && !exists(path) ? ["there is no \(path)."] : []
    }

    /// What is wrong with code in the running text: `make test`, `Samples/Counter`.
    func mistakes(inlineCode text: String) -> [String] {
        if text.contains(/[…<]/) { return [] }
        return text.hasPrefix("make ") ? mistakes(in: text) : pathMistakes(text)
    }
}
