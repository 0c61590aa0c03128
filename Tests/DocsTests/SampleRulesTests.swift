import Foundation
import Testing

/// What each sample keeps to, so that it can be read and copied.
struct SampleRulesTests {
    /// The folders in `Samples`.
    static let samples = Set(
        Project.files(below: "Samples", ending: ".swift").compactMap { $0.split(separator: "/").dropFirst().first }
    ).map(String.init).sorted()

    @Test func `the Makefile and the README name each sample`() throws {
        let names = try Makefile.samples()
        #expect(try names.compactMap { try Makefile.folder(of: $0) }.sorted() == Self.samples)
        let linked = try Project.text("README.md").matches(of: /\(Samples\/(\w+)\/README\.md\)/).map { String($0.1) }
        #expect(linked.sorted() == Self.samples)
    }

    @Test(arguments: samples) func `a sample has a README with a session and says when not to use it`(_ name: String)
        throws
    {
        let path = "Samples/\(name)/README.md"
        try #require(Project.exists(path), "\(path) is missing")
        #expect(try Project.text(path).contains("## When not to use it"), "\(path)")
        #expect(try Project.document(path).blocks.contains { $0.language == "console" }, "\(path) has no session")
    }

    @Test(arguments: try Makefile.samples()) func `a sample has a chapter`(_ name: String) {
        #expect(ChapterTests.chapters.contains { $0.hasSuffix("-\(name).md") }, "there is no Docs/NN-\(name).md")
    }

    @Test(arguments: samples) func `the README lists files that are there`(_ name: String) throws {
        let text = try Project.text("Samples/\(name)/README.md")
        let files = text.matches(of: /`([A-Za-z]+\.swift)`/).map { String($0.1) }
        #expect(!files.isEmpty)
        for file in files { #expect(Project.exists("Samples/\(name)/\(file)"), "\(file)") }
    }

    @Test(arguments: try Makefile.samples()) func `the README leads to the chapter`(_ name: String) throws {
        let folder = try #require(try Makefile.folder(of: name))
        let links = try Project.text("Samples/\(folder)/README.md").matches(of: /\]\(\.\.\/\.\.\/(Docs\/\d\d-[^)]*)\)/)
        #expect(links.contains { $0.1.hasSuffix("-\(name).md") })
    }

    @Test(arguments: samples) func `a sample has tests`(_ name: String) {
        #expect(!Project.files(below: "Tests/\(name)Tests", ending: ".swift").isEmpty)
    }

    @Test func `a file of a sample has at most 125 lines`() throws {
        for path in Project.files(below: "Samples", ending: ".swift") {
            let lines = try Project.text(path).components(separatedBy: "\n").count - 1
            #expect(lines <= 125, "\(path) has \(lines) lines")
        }
    }

    @Test func `a view model imports no UI`() throws {
        let allowed: Set = ["Observation", "Injection", "Publishing", "Foundation"]
        let paths = Project.files(below: "Samples", ending: "ViewModel.swift")
        #expect(!paths.isEmpty)
        for path in paths {
            let imports = try Project.text(path).components(separatedBy: "\n")
                .filter { $0.hasPrefix("import ") }.map { String($0.dropFirst(7)) }
            #expect(Set(imports).isSubset(of: allowed), "\(path) imports \(imports)")
        }
    }

    @Test func `no test sleeps`() throws {
        for path in Project.files(below: "Tests", ending: ".swift") {
            let text = try Project.text(path)
            for word in ["Task." + "sleep", "u" + "sleep(", "Thread." + "sleep"] {
                #expect(!text.contains(word), "\(path) has \(word)")
            }
        }
    }
}
