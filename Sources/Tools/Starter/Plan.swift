import Foundation

/// The files of a project, before any is written.
struct Plan {
    enum Content {
        case text(String)
        case copy(of: URL)
    }

    private(set) var files: [(path: String, content: Content)] = []

    init(_ name: ProjectName, from beginning: Beginning, of course: Course) throws(Failure) {
        let renaming = Renaming(beginning: beginning, name: name)
        let templates = Beginning.templates
        let manifests = PackageText(course: course, name: name)
        var imports: [Set<String>] = []
        for (old, new) in [(beginning.sources, "Sources/\(name.text)"), (beginning.tests, "Tests/\(name.text)Tests")] {
            var imported: Set<String> = []
            for path in course.files(below: old) where path != "README.md" {
                let text = try course.text("\(old)/\(path)")
                imported.formUnion(text.matches(of: /(?m)^(?:@testable )?import (\w+)$/).map { String($0.1) })
                add("\(new)/\(renaming.path(path))", renaming.text(text))
            }
            imports.append(imported)
        }
        // The test of the README needs these, whatever the sample's own tests import.
        imports[1].insert("TextUITesting")
        let readmeTests = try course.text("\(templates)/ReadmeTests.swift")
            .replacing("import Blank\n", with: "import \(name.text)\n")
            .replacing("BlankApp()", with: renaming.text(beginning.app))
        add("Tests/\(name.text)Tests/ReadmeTests.swift", readmeTests)

        let core = try course.coreModules
        let project = try manifests.project(
            modules: course.coreModules(behind: imports[0]),
            testModules: course.coreModules(behind: imports[0].union(imports[1])))
        add("Package.swift", project)
        let readme = ReadmeText(course: course, beginning: beginning, name: name)
        add(
            "README.md",
            readme.text(of: try course.text(beginning.readme), in: try course.text("\(templates)/README.md")))
        let makefile = try course.text("\(templates)/Makefile").replacing("blank", with: name.executable)
        add("Makefile", makefile)
        add(".gitignore", try course.text("\(templates)/gitignore"))
        add(".swift-format", try course.text(".swift-format"))
        try addCore(core, manifest: manifests.core(), of: course)
    }

    private mutating func addCore(_ modules: [String], manifest: String, of course: Course) throws(Failure) {
        add("Core/Package.swift", manifest)
        for module in modules {
            for path in course.files(below: "Sources/\(module)") {
                let file = "Sources/\(module)/\(path)"
                files.append(("Core/\(file)", .copy(of: course.root.appendingPathComponent(file))))
            }
        }
    }

    private mutating func add(_ path: String, _ text: String) { files.append((path, .text(text))) }
}
