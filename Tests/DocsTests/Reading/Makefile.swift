/// What the Makefile offers.
enum Makefile {
    static func targets() throws -> Set<String> { try targets(of: "Makefile") }

    /// What the Makefile of a new project offers.
    static func targetsOfNewProject() throws -> Set<String> {
        try targets(of: "Sources/Tools/Starter/Templates/Makefile")
    }

    private static func targets(of path: String) throws -> Set<String> {
        Set(try Project.text(path).matches(of: /(?m)^([a-z-]+):/).map { String($0.1) })
    }

    /// The names of the samples in learning order.
    static func samples() throws -> [String] {
        try Project.text("Makefile").firstMatch(of: /(?m)^SAMPLES := (.*)$/)
            .map { $0.1.split(separator: " ").map(String.init) } ?? []
    }

    /// The folder of a sample, by its name.
    static func folder(of sample: String) throws -> String? {
        let text = try Project.text("Makefile")
        return text.split(separator: "\n").first { $0.hasPrefix("TARGET_\(sample) := ") }
            .map { String($0.drop { $0 != "=" }.dropFirst(2)) }
    }
}
