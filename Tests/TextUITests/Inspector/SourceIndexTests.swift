import Testing

@testable import TextUI

@Suite struct SourceIndexTests {
    /// Writes files and looks for types in them.
    private func index<Result>(_ files: [String: String], _ body: (SourceIndex) throws -> Result) async throws -> Result
    {
        try await withTemporaryDirectory { folder in
            let root = URL(fileURLWithPath: folder)
            for (path, text) in files { try write(text, to: root.appendingPathComponent(path)) }
            return try body(SourceIndex(root: root))
        }
    }

    private func write(_ text: String, to file: URL) throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func found(_ name: String, in files: [String: String]) async throws -> SourceIndex.Declaration? {
        try await index(files) { $0.declaration(of: name) }
    }

    @Test func `a declaration is told with its file, its line and its end`() async throws {
        let code = "import SwiftMVVM\n\nstruct CounterView: View {\n    var body: some View {\n    }\n}\n\nlet x = 1\n"
        #expect(
            try await found("CounterView", in: ["Samples/Counter/CounterView.swift": code])
                == .init(
                    name: "CounterView", kind: "struct", file: "Samples/Counter/CounterView.swift", line: 3,
                    lines: 3...6)
        )
    }

    @Test(arguments: [
        ("Samples/Counter/CounterView.swift", false), ("Sources/Shop/ShopView.swift", false),
        ("Sources/ShopView.swift", false), ("Sources/TextUI/Views/View.swift", true),
        ("Core/Sources/TextUI/Views/View.swift", true),
    ])
    func `the sources of a project are no core`(file: String, isCore: Bool) {
        #expect(SourceFolders.isOfCore(file) == isCore)
    }

    @Test func `each line of the text has its number, right-aligned`() async throws {
        let code = String(repeating: "\n", count: 7) + "@Observable\nfinal class Model {\n\n\tvar a = \"\u{1B}\"\r\n}"
        let text = try await index(["Sources/App/Model.swift": code]) { index in
            index.declaration(of: "Model").flatMap(index.text)
        }
        #expect(text == " 8  @Observable\n 9  final class Model {\n10\n11      var a = \"␛\"\n12  }")
    }

    @Test(arguments: [
        ("Pair<Int, [String]>", "Pair"), ("Users.Pair<A.B>", "Pair"), ("Pair<A>.Row<B>", "Row"),
        ("(unknown context at $7f.1).Row", "Row"), ("Pair", "Pair"),
    ])
    func `generic arguments are ignored and the last component is enough`(name: String, expected: String) async throws {
        let code = "struct Pair<Value> where Value: A {\n    enum Row {}\n}\n"
        #expect(try await found(name, in: ["Samples/Users/Pair.swift": code])?.name == expected)
    }

    @Test func `what stands before the name chooses among several`() async throws {
        let files = [
            "Samples/A/A.swift": "struct Table {\n    class Row {}\n}\nextension Other.List {\n    class Row {}\n}\n",
            "Samples/B/B.swift": "class Row {}\n",
            "Tests/ATests/C.swift": "struct Stub {\n    class Row {}\n}\n",
        ]
        let lines = try await index(files) { index in
            ["Row", "List.Row", "B.Row", "Stub.Row", "None.Row"].map { name in
                index.declaration(of: name).map { "\($0.file):\($0.line)" }
            }
        }
        #expect(
            lines == [
                "Samples/A/A.swift:2", "Samples/A/A.swift:5", "Samples/B/B.swift:1", "Tests/ATests/C.swift:2",
                "Samples/A/A.swift:2",
            ])
    }

    @Test func `the extensions of a type are those of its module`() async throws {
        let files = [
            "Samples/A/A.swift": "extension Row {}\nstruct Row {\n    struct Cell {}\n}\nextension A.Row: P {\n}\n",
            "Samples/A/Inner/B.swift":
                "extension Row.Cell {}\nextension Table.Row {}\nextension Row where T == Int {}\n",
            "Samples/B/B.swift": "extension Row {}\n",
        ]
        let found = try await index(files) { index in
            ["Row", "Cell", "Table"].map { name in
                index.declaration(of: name).map(index.extensions)?.map { "\($0.kind) \($0.file):\($0.lines)" }
            }
        }
        #expect(
            found == [
                [
                    "extension Samples/A/A.swift:1...1", "extension Samples/A/A.swift:5...6",
                    "extension Samples/A/Inner/B.swift:3...3",
                ], ["extension Samples/A/Inner/B.swift:1...1"], nil,
            ])
    }

    @Test func `samples go before other sources, these before the core, and tests are last`() async throws {
        var files = [
            "Tests/A.swift": "struct Twin {}", "Core/Sources/TextUI/A.swift": "struct Twin {}",
            "Sources/TextUI/A.swift": "struct Twin {}", "Sources/Tools/Z.swift": "struct Twin {}",
            "Samples/C/C.swift": "struct Twin {}", "Samples/B/b.swift": "struct Twin {}",
        ]
        var order: [String] = []
        while let file = try await found("Twin", in: files)?.file {
            order.append(file)
            files[file] = nil
        }
        #expect(
            order == [
                "Samples/B/b.swift", "Samples/C/C.swift", "Sources/Tools/Z.swift", "Core/Sources/TextUI/A.swift",
                "Sources/TextUI/A.swift", "Tests/A.swift",
            ])
    }

    @Test func `hidden folders, other files and what is too large are left out`() async throws {
        let code = "struct Hidden {}\n"
        let files = [
            "Samples/.build/A.swift": code, "Samples/A/.hidden.swift": code, "Samples/A/A.txt": code,
            "Other/A.swift": code, "Samples/A/Large.swift": code + String(repeating: " ", count: 1_000_000),
        ]
        #expect(try await found("Hidden", in: files) == nil)
    }

    @Test func `a file that is no UTF-8 is left out`() async throws {
        try await withTemporaryDirectory { folder in
            let root = URL(fileURLWithPath: folder)
            try write("struct Later {}", to: root.appendingPathComponent("Samples/B.swift"))
            try Data([0xFF] + Array(" struct Later {}".utf8)).write(to: root.appendingPathComponent("Samples/A.swift"))
            #expect(SourceIndex(root: root).declaration(of: "Later")?.file == "Samples/B.swift")
        }
    }

    @Test func `links are followed, but never in a circle`() async throws {
        try await withTemporaryDirectory { folder in
            let root = URL(fileURLWithPath: folder)
            try write("struct Far {}", to: root.appendingPathComponent("Elsewhere/Far.swift"))
            try write("struct Near {}", to: root.appendingPathComponent("Samples/Near.swift"))
            let samples = root.appendingPathComponent("Samples")
            for (name, target) in [("circle", "Samples"), ("far", "Elsewhere")] {
                try FileManager.default.createSymbolicLink(
                    at: samples.appendingPathComponent(name), withDestinationURL: root.appendingPathComponent(target))
            }
            let index = SourceIndex(root: root)
            #expect(index.declaration(of: "Far")?.file == "Samples/far/Far.swift")
            #expect(index.declaration(of: "None") == nil)
        }
    }

    @Test func `what was read is remembered`() async throws {
        try await withTemporaryDirectory { folder in
            let root = URL(fileURLWithPath: folder)
            let file = root.appendingPathComponent("Samples/A.swift")
            try write("struct A {}\n", to: file)
            let index = SourceIndex(root: root)
            let declaration = try #require(index.declaration(of: "A"))
            try FileManager.default.removeItem(at: file)
            #expect(index.declaration(of: "A") == declaration)
            #expect(index.text(of: declaration) == "1  struct A {}")
        }
    }

    @Test func `without sources nothing is found`() {
        let declaration = SourceIndex.Declaration(name: "A", kind: "class", file: "A.swift", line: 1, lines: 1...1)
        #expect(SourceIndex(root: nil).declaration(of: "A") == nil)
        #expect(SourceIndex(root: URL(fileURLWithPath: "/none")).declaration(of: "") == nil)
        #expect(SourceIndex(root: nil).text(of: declaration) == nil)
    }

    @Test func `a view of this package is found where it is`() throws {
        let program = URL(fileURLWithPath: CommandLine.arguments[0])
        let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        let index = SourceIndex(root: SourceIndex.packageRoot(executable: program, currentDirectory: here))
        let file = "Sources/TextUI/Inspector/SourceIndex.swift"
        #expect(index.declaration(of: "SourceIndex")?.file == file)
    }
}
