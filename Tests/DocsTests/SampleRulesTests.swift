import Foundation
import Testing

/// What each sample keeps to, so that it can be read and copied.
struct SampleRulesTests {
    static let samples = ["Counter", "ProductDetail", "Users", "Tabs", "Finder"]

    @Test(arguments: samples) func `a sample has a README with a session and says when not to use it`(_ name: String)
        throws
    {
        let path = "Samples/\(name)/README.md"
        #expect(try Project.text(path).contains("## When not to use it"))
        #expect(try Project.blocks(in: path).contains { $0.language == "console" })
    }

    @Test(arguments: samples) func `the README lists files that are there`(_ name: String) throws {
        let text = try Project.text("Samples/\(name)/README.md")
        let files = text.matches(of: /`([A-Za-z]+\.swift)`/).map { String($0.1) }
        #expect(!files.isEmpty)
        for file in files { #expect(Project.exists("Samples/\(name)/\(file)"), "\(file)") }
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
