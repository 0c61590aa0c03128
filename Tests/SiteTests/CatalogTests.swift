import Foundation
import Testing

@testable import Site

struct CatalogTests {
    private let small: SmallProject

    init() throws {
        small = try SmallProject([
            "README.md": "# Project\n\n- [b](Samples/B/README.md)\n- [a](Samples/A/README.md)\n",
            "Docs/README.md": "# Learn\n\n| a | b |\n|---|---|\n| [Two](02-two.md) | |\n| [One](01-one.md) | |\n",
            "Docs/01-one.md": "# One\n\n[a](../Samples/A/A.swift) ![t](t.svg)\n", "Docs/02-two.md": "# Two\n",
            "Docs/03-three.md": "# Three\n", "Docs/words.md": "# Words\n", "Docs/t.svg": "<svg/>",
            "Docs/Exercises/Mine/notes.md": "# Mine\n", "Samples/A/README.md": "# A\n", "Samples/A/A.swift": "a\n",
            "Samples/B/README.md": "# B\n",
        ])
    }

    @Test func `each document is a page, and so is each source that one of them names`() throws {
        let catalog = try Catalog(of: small.project, modules: ["Sky"])
        #expect(
            catalog.texts.keys.sorted() == [
                "01-one.md", "02-two.md", "03-three.md", "Learn.md", "README.md", "Samples-A-A-swift.md",
                "Samples-A-README.md", "Samples-B-README.md", "Sources-and-tests.md", "words.md",
            ])
        #expect(catalog.copies == ["Docs-t.svg": "Docs/t.svg"])
    }

    @Test func `a file with a page is a document, or a source that one of them names`() throws {
        #expect(
            try Catalog(of: small.project, modules: []).files == [
                "Docs/01-one.md", "Docs/02-two.md", "Docs/03-three.md", "Docs/README.md", "Docs/words.md", "README.md",
                "Samples/A/A.swift", "Samples/A/README.md", "Samples/B/README.md",
            ])
    }

    @Test(arguments: [
        ("Docs/README.md", "/documentation/learn"), ("Docs/02-two.md", "/documentation/learn/02-two"),
        ("README.md", "/documentation/learn/readme"),
        ("Samples/A/A.swift", "/documentation/learn/samples-a-a-swift"),
        ("Docs/Tutorials/Tutorials.tutorial", "/tutorials/tutorials"),
        ("Docs/Tutorials/RedSun/RedSun.tutorial", "/tutorials/learn/redsun"),
    ])
    func `a page has an address below that of the root`(_ path: String, _ address: String) {
        #expect(PageName.address(path) == address)
    }

    @Test func `the pages come in the order that the READMEs say, and then the others`() throws {
        let text = try #require(try Catalog(of: small.project, modules: ["Sky"]).texts["Learn.md"])
        let topics = text.split(separator: "## Topics\n\n").last
        #expect(
            topics == """
                ### Tutorials

                - <doc:Tutorials>

                ### Chapters

                - <doc:02-two>
                - <doc:01-one>
                - <doc:03-three>

                ### To look up

                - <doc:words>

                ### The samples

                - <doc:Samples-B-README>
                - <doc:Samples-A-README>

                ### The project

                - <doc:README>
                - <doc:Sources-and-tests>

                ### The core

                - <doc:/Sky>

                """)
    }

    @Test func `the project itself can be laid out`() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        #expect(try Catalog(of: Project(root: root), modules: []).texts.count > 20)
    }
}
