import Foundation
import Testing

@testable import Site

/// Where a browser finds the site.
struct PreviewFolderTests {
    @Test(arguments: ["/", "/samples", "/learn/samples"])
    func `the site is below its base, and nowhere else`(_ base: String) throws {
        let small = try SmallProject(["docs/index.html": "hello"])
        let preview = PreviewFolder(folder: small.root.appendingPathComponent("preview"))
        for earlier in ["/other", "/", base] {
            try preview.lay(out: small.root.appendingPathComponent("docs"), base: earlier)
        }
        let page = preview.folder.appendingPathComponent(base).appendingPathComponent("index.html")
        #expect(try String(contentsOf: page, encoding: .utf8) == "hello")
        #expect(!FileManager.default.fileExists(atPath: preview.folder.appendingPathComponent("other").path))
        #expect(FileManager.default.fileExists(atPath: small.root.appendingPathComponent("docs/index.html").path))
    }

    @Test func `a base that leads out of the site is refused`() throws {
        let small = try SmallProject(["docs/index.html": "hello"])
        let preview = PreviewFolder(folder: small.root.appendingPathComponent("preview"))
        let complaint = #expect(throws: Complaint.self) {
            try preview.lay(out: small.root.appendingPathComponent("docs"), base: "/../samples")
        }
        #expect(complaint?.text == "BASE=/../samples cannot be served: it leads out of the site with \"..\"")
    }
}
