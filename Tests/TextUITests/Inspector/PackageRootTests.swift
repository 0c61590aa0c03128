import Testing

@testable import TextUI

@Suite struct PackageRootTests {
    /// Makes folders and manifests, and tells the root relative to them.
    private func root(
        packages: [String], program: String, links: [String: String] = [:], from directory: String = "empty"
    ) async throws -> String? {
        try await withTemporaryDirectory { folder in
            let base = URL(fileURLWithPath: folder).resolvingSymlinksInPath()
            func place(_ path: String) -> URL { base.appendingPathComponent(path) }
            for package in packages {
                try FileManager.default.createDirectory(at: place(package), withIntermediateDirectories: true)
                try Data().write(to: place(package + "/Package.swift"))
            }
            for (link, target) in links {
                let parent = place(link).deletingLastPathComponent()
                for folder in [parent, place(target)] {
                    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                }
                try FileManager.default.createSymbolicLink(at: place(link), withDestinationURL: place(target))
            }
            let root = SourceIndex.packageRoot(executable: place(program), currentDirectory: place(directory))
            return root.map { String($0.path.dropFirst(base.path.count + 1)) }
        }
    }

    @Test(arguments: [".build/debug/counter", ".build/debug/T.xctest", ".build/debug/T.xctest/Contents/MacOS/T"])
    func `the nearest package above the program is meant`(program: String) async throws {
        #expect(try await root(packages: ["a", "a/b"], program: "a/b/\(program)") == "a/b")
    }

    @Test func `in a project with a core of its own the project is meant`() async throws {
        #expect(try await root(packages: ["App", "App/Core"], program: "App/.build/debug/app") == "App")
        #expect(try await root(packages: ["App", "App/Core"], program: "App/Core/.build/debug/T.xctest") == "App")
        #expect(try await root(packages: ["App/Core"], program: "App/Core/.build/debug/T.xctest") == "App/Core")
    }

    @Test func `a program elsewhere belongs to the package of the current directory`() async throws {
        #expect(try await root(packages: ["a"], program: "bin/counter", from: "a/Sources/X") == "a")
        #expect(try await root(packages: ["a", "b"], program: "b/counter", from: "a") == "b")
    }

    @Test func `links lead to the package`() async throws {
        let program = ["bin/counter": "a/.build/debug/counter"]
        #expect(try await root(packages: ["a", "b"], program: "bin/counter", links: program, from: "b") == "a")
        let build = ["a/.build": "scratch"]
        #expect(try await root(packages: ["a"], program: "a/.build/debug/counter", links: build) == "a")
    }

    @Test func `without a manifest there is none`() async throws {
        #expect(try await root(packages: [], program: "bin/counter") == nil)
    }

    @Test func `a folder with the name of a manifest is none`() async throws {
        #expect(try await root(packages: ["a", "a/b/Package.swift"], program: "a/b/counter") == "a")
    }
}
