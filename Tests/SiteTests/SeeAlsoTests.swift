import Testing

@testable import Site

struct SeeAlsoTests {
    private let seeAlso = SeeAlso(
        chapters: ["Docs/01-start.md", "Docs/02-red-sun.md"],
        tutorials: ["Docs/Tutorials/Tutorials.tutorial", "Docs/Tutorials/RedSun/RedSun.tutorial"])

    @Test func `a chapter leads to the next`() {
        #expect(seeAlso.text(for: "Docs/01-start.md") == "\n## See Also\n\n### Next\n\n- <doc:02-red-sun>\n")
    }

    @Test(arguments: ["Docs/02-red-sun.md", "Samples/RedSun/README.md"])
    func `a page of a sample leads to the tutorial that grows it`(_ path: String) {
        #expect(seeAlso.text(for: path) == "\n## See Also\n\n### Step by step\n\n- <doc:RedSun>\n")
    }

    @Test func `other pages lead nowhere`() {
        #expect(seeAlso.text(for: "Docs/words.md") == "")
    }
}
