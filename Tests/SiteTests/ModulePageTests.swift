import Foundation
import Testing

@testable import Site

struct ModulePageTests {
    private func page(_ symbols: String) throws -> String {
        try ModulePage(
            of: "Sky", text: "# ``Sky``\n\nIt is blue.\n", graph: Data("{\"symbols\": [\(symbols)]}".utf8),
            chapters: "/a/learn"
        ).text
    }

    private func symbol(_ path: String, _ kind: String, in file: String) -> String {
        """
        {"kind": {"identifier": "swift.\(kind)"}, "pathComponents": \(path), "location": {"uri": "file:///p/Sources/Sky/\(file)"}}
        """
    }

    @Test func `types are listed by the folder that declares them`() throws {
        let symbols = [
            symbol(#"["Sun"]"#, "struct", in: "Stars/Sun.swift"), symbol(#"["Moon"]"#, "class", in: "Rocks/Moon.swift"),
            symbol(#"["Dwarf"]"#, "protocol", in: "Stars/Dwarf.swift"),
        ]
        #expect(
            try page(symbols.joined(separator: ", ")) == """
                # ``Sky``

                It is blue.

                When to use it, and when not to, is told in the [chapters](/a/learn).

                ## Topics

                ### Rocks

                - ``Moon``

                ### Stars

                - ``Dwarf``
                - ``Sun``

                """)
    }

    @Test func `members, functions, and what has no folder, are left to docc`() throws {
        let symbols = [
            symbol(#"["Sun", "Spot"]"#, "struct", in: "Stars/Sun.swift"),
            symbol(#"["shine()"]"#, "func", in: "Stars/Sun.swift"), symbol(#"["Air"]"#, "struct", in: "Air.swift"),
            #"{"kind": {"identifier": "swift.struct"}, "pathComponents": ["Lost"]}"#,
        ]
        #expect(
            try page(symbols.joined(separator: ", ")) == """
                # ``Sky``

                It is blue.

                When to use it, and when not to, is told in the [chapters](/a/learn).

                """)
    }
}
