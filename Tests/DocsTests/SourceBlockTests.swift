import Testing

/// Each `swift` block says where it comes from, and is what stands there.
struct SourceBlockTests {
    @Test(arguments: Project.documents) func `each swift block is what its source says`(_ path: String) throws {
        let document = try Project.document(path)
        for block in document.blocks where block.language == "swift" {
            SwiftOrigin.fault(of: block, after: document.paragraph(before: block))?.report()
        }
    }
}
