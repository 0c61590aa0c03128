import Testing

struct LinkTests {
    @Test(arguments: Project.documents) func `each link leads to a file and a heading, and each image has a text`(
        _ path: String
    ) throws {
        let faults = try Links(document: try Project.document(path)).faults(
            exists: Project.exists,
            anchors: { try $0.hasSuffix(".md") ? Project.document($0).anchors : [] })
        for fault in faults { fault.report() }
    }
}
