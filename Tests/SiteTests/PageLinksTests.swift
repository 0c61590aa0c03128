import Testing

@testable import Site

struct PageLinksTests {
    private let small: SmallProject

    init() throws {
        small = try SmallProject([
            "Docs/01-start.md": "# Start\n\n## Why (and how)?\n", "Docs/README.md": "# Learn\n",
            "Docs/Pictures/tree.svg": "<svg/>", "Samples/Sun/README.md": "# Sun\n", "Samples/Sun/Sun.swift": "",
            "Docs/Tutorials/Sun.tutorial": "",
        ])
    }

    private func rewritten(_ text: String) throws -> (text: String, targets: PageLinks.Targets) {
        let links = PageLinks(document: Document(path: "Docs/01-start.md", text: text), project: small.project) {
            Document(path: $0, text: small.project.text($0) ?? "").headings
        }
        var targets = PageLinks.Targets()
        return (try links.rewritten(text, noting: &targets), targets)
    }

    @Test(arguments: [
        ("[all](README.md)", "[all](doc:Learn)"),
        ("[the\nsun](../Samples/Sun/README.md)", "[the\nsun](doc:Samples-Sun-README)"),
        ("[why](#why-and-how)", "[why](doc:01-start#Why-%28and-how%29%3F)"),
        ("[`Sun`](../Samples/Sun/Sun.swift)", "[`Sun`](doc:Samples-Sun-Sun-swift)"),
        ("[Sun.swift](../Samples/Sun/Sun.swift)", "[`Sun.swift`](doc:Samples-Sun-Sun-swift)"),
        ("[steps](Tutorials/Sun.tutorial)", "[steps](doc:Sun)"),
        ("[samples](../Samples)", "samples (`Samples`)"),
        ("[`Samples`](../Samples)", "`Samples`"),
        ("[out](https://example.org/a.md)", "[out](https://example.org/a.md)"),
        ("![a tree](Pictures/tree.svg)", "![a tree](Docs-Pictures-tree.svg)"),
        ("`[no](link.md)`", "`[no](link.md)`"),
    ])
    func `a link leads to a page of the site`(_ link: String, _ expected: String) throws {
        #expect(try rewritten("see \(link), then").text == "see \(expected), then")
    }

    @Test func `sources and images that are linked are noted`() throws {
        let targets = try rewritten("[a](../Samples/Sun/Sun.swift) ![b](Pictures/tree.svg) [c](README.md)").targets
        #expect(targets == .init(sources: ["Samples/Sun/Sun.swift"], images: ["Docs/Pictures/tree.svg"]))
    }

    @Test func `a link that leads nowhere is told`() {
        #expect(throws: Complaint("Docs/01-start.md: the link x.md leads to Docs/x.md, which is not there.")) {
            try rewritten("[x](x.md)")
        }
        #expect(throws: Complaint("Docs/01-start.md: Docs/01-start.md has no heading #because.")) {
            try rewritten("[x](#because)")
        }
    }
}
