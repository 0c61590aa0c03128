/// Looks for names that a project would have twice.
struct Clash {
    let course: Course
    let beginning: Beginning
    let name: ProjectName

    func check() throws(Failure) {
        try checkModules()
        let own =
            course.files(below: beginning.sources).map { "\(beginning.sources)/\($0)" }
            + course.files(below: beginning.tests).map { "\(beginning.tests)/\($0)" }
        let core = try course.coreModules.flatMap { module in
            course.files(below: "Sources/\(module)").map { "Sources/\(module)/\($0)" }
        }
        let files = try texts(of: (own + core).filter { $0.hasSuffix(".swift") })
        for word in newWords(in: files.prefix(own.count).map(\.text)) {
            guard let file = files.first(where: { CodeWords.has(word, in: $0.text) }) else { continue }
            let made = word == name.text ? "\"\(word)\"" : "NAME=\(name.text) makes a \(word), but that"
            throw Failure(text: "\(made) is a name in \(file.path) already. \(advice)")
        }
    }

    private func checkModules() throws(Failure) {
        let isTaken = { (module: String) in module.lowercased() == name.text.lowercased() }
        if isTaken("Core") {
            throw Failure(text: "Core is the name of the package that the project has its core in. \(advice)")
        }
        if let module = try course.coreModules.first(where: isTaken) {
            throw Failure(text: "\(module) is a module of the core. \(advice)")
        }
        for sample in course.sampleNames {
            guard let module = course.module(of: sample) else { continue }
            if isTaken(module) || isTaken(module + "Tests") {
                throw Failure(
                    text: "\(name.text) is a module of the sample \(sample), and yours would be mistaken for it. "
                        + advice)
            }
        }
    }

    /// The module, the app, the tests, and what else is named after the module.
    private func newWords(in sources: [String]) -> [String] {
        let renaming = Renaming(beginning: beginning, name: name)
        let renamed = Set(sources.flatMap { CodeWords.words(in: $0) }.compactMap(renaming.newWord))
        return [name.text] + renamed.union(["\(name.text)App", "\(name.text)Tests"]).sorted()
    }

    private func texts(of paths: [String]) throws(Failure) -> [(path: String, text: String)] {
        var texts: [(path: String, text: String)] = []
        for path in paths { texts.append((path, try course.text(path))) }
        return texts
    }

    private var advice: String { "Try NAME=My\(name.text)." }
}
