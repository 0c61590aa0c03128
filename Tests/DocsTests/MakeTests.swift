import Foundation
import Testing

/// What make says of a sample that is not there.
struct MakeTests {
    private func errors(_ arguments: String...) throws -> String {
        let process = Process()
        let errors = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["make", "-s"] + arguments
        process.currentDirectoryURL = Project.root
        // Make tells a make that it starts itself how it was called.
        process.environment = ProcessInfo.processInfo.environment.filter {
            !$0.key.hasPrefix("MAKE") && $0.key != "MFLAGS"
        }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = errors
        try process.run()
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text.split(separator: "\n").filter { !$0.hasPrefix("make") }.joined(separator: "\n")
    }

    @Test(arguments: [
        ("prodct", ": did you mean product-detail?"), ("product", ": did you mean product-detail?"),
        ("ProductDetail", ": did you mean product-detail?"), ("Counter", ": did you mean counter?"),
        ("cuonter", ": did you mean counter?"), ("usr", ": did you mean users?"), ("tab", ": did you mean tabs?"),
        ("shop", ""), ("x", ""), ("it's \"$(id)\"", ""), ("-", ""),
    ]) func `a name that is nearly one of a sample is told with it`(name: String, question: String) throws {
        #expect(
            try errors("run-sample", "NAME=\(name.replacing("$", with: "$$"))") == """
                there is no sample "\(name)"\(question)
                the samples are: counter product-detail users tabs finder
                """)
    }

    @Test func `a test of a sample that is not there is told so too`() throws {
        #expect(
            try errors("test", "NAME=findr") == """
                there is no sample "findr": did you mean finder?
                the samples are: counter product-detail users tabs finder
                """)
    }
}
