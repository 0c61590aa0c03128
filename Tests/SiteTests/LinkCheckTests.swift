import Foundation
import Testing

@testable import Site

struct LinkCheckTests {
    private let small: SmallProject

    init() throws {
        small = try SmallProject([
            "data/documentation/learn.json": #"{"references": {"a": {"url": "/documentation/learn/a#Why"}}}"#,
            "data/documentation/learn/a.json": "{}", "data/documentation.json": "{}", "images/t.svg": "<svg/>",
            "index/index.json": #"{"interfaceLanguages": {"swift": [{"path": "/documentation/learn"}]}}"#,
        ])
    }

    private func check(_ expected: [String: String] = [:]) -> LinkCheck {
        LinkCheck(site: small.root, entrance: "/documentation/learn", expected: expected)
    }

    private func faults(_ references: String) throws -> [String] {
        try small.write("data/documentation/learn/a.json", "{\"references\": {\(references)}}")
        return try check().faults()
    }

    @Test func `links to pages, headings, images and other sites lead somewhere`() throws {
        #expect(
            try faults(
                """
                "a": {"type": "topic", "url": "/documentation/learn"},
                "b": {"type": "section", "url": "/documentation/learn/a#Why"},
                "c": {"type": "image", "variants": [{"url": "/images/t.svg"}]},
                "d": {"type": "link", "url": "https://example.org"}
                """) == [])
    }

    @Test func `those that do not are told with their page`() throws {
        #expect(
            try faults(
                """
                "a": {"type": "topic", "url": "/documentation/b"},
                "b": {"type": "image", "variants": [{"url": "/images/u.svg"}]},
                "c": {"type": "unresolvable"}
                """) == [
                    "/documentation/learn/a leads to /documentation/b, which is not there.",
                    "/documentation/learn/a leads to /images/u.svg, which is not there.",
                    "/documentation/learn/a leads to c, which is not there.",
                ])
    }

    @Test func `a chapter of tutorials is no page`() throws {
        try small.write(
            "data/documentation/learn/a.json",
            """
            {"references": {"c": {"type": "topic", "url": "/tutorials/c"}}, "hierarchy": {"modules": [{"reference": "c"}]}}
            """)
        #expect(try check().faults() == [])
    }

    @Test func `the sidebar is followed too`() throws {
        try small.write("index/index.json", #"{"interfaceLanguages": {"swift": [{"children": [{"path": "/x"}]}]}}"#)
        #expect(try check().faults() == ["the sidebar leads to /x, which is not there."])
    }

    @Test func `a file without a page is told`() throws {
        let check = check(["Docs/README.md": "/documentation/learn", "Docs/b.md": "/documentation/learn/b"])
        #expect(try check.faults() == ["Docs/b.md has no page: /documentation/learn/b has not been built."])
    }

    @Test func `a page that no link leads to is told`() throws {
        try small.write("data/documentation/learn/b.json", #"{"references": {"c": {"url": "/documentation/learn/c"}}}"#)
        try small.write("data/documentation/learn/c.json", #"{"references": {"b": {"url": "/documentation/learn/b"}}}"#)
        #expect(
            try check().faults() == [
                "no link leads from /documentation/learn to /documentation/learn/b.",
                "no link leads from /documentation/learn to /documentation/learn/c.",
            ])
    }

    @Test func `a site without an entrance is told so, and not page by page`() throws {
        let check = LinkCheck(site: small.root, entrance: "/b")
        #expect(try check.faults() == ["there is no /b to begin at."])
    }

    @Test func `a site without pages is no site`() throws {
        let empty = try SmallProject()
        #expect(
            try LinkCheck(site: empty.root, entrance: "/a").faults() == [
                "there are no pages in \(empty.root.path)/data."
            ])
    }
}
