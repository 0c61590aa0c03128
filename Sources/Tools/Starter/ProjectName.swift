import Foundation

/// The name of a project: that of its module, and the beginning of others.
struct ProjectName: Equatable {
    let text: String

    init(_ text: String) throws(Failure) {
        self.text = text
        if Self.keywords.contains(text) {
            throw Failure(text: "\"\(text)\" is a word of the Swift language. \(Self.advice(instead: "my " + text))")
        }
        guard text.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil else {
            throw Failure(
                text:
                    "\"\(text)\" cannot be the name of a module: a capital letter, then letters from a to z and digits. "
                    + Self.advice(instead: text))
        }
        guard text.count <= 50 else {
            throw Failure(text: "A name has at most 50 characters; this one has \(text.count).")
        }
        guard !Self.reserved.contains(text.lowercased()) else {
            throw Failure(
                text: "\"\(text)\" is taken by Swift or its tools. \(Self.advice(instead: "My" + text))")
        }
    }

    /// The name of the executable: `BookShop` becomes `book-shop`, `URLShop` becomes `url-shop`.
    var executable: String {
        text.replacing(/([a-z0-9])([A-Z])/) { "\($0.1)-\($0.2)" }
            .replacing(/([A-Z])([A-Z][a-z])/) { "\($0.1)-\($0.2)" }
            .lowercased()
    }

    /// `Try NAME=MyShop.` for `my shop`; a general hint if nothing can be made of the text.
    private static func advice(instead text: String) -> String {
        // The same in plain letters: `Bäcker` is written as `Backer`.
        let plain = text.applyingTransform(StringTransform("Any-Latin; Latin-ASCII"), reverse: false) ?? text
        let words = plain.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
        let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined().drop { $0.isNumber }
        let better = joined.prefix(1).uppercased() + joined.dropFirst().prefix(49)
        return "Try NAME=\(better.isEmpty ? "Shop" : better)."
    }

    private static let keywords: Set = [
        "Any", "Self", "Type", "Protocol",
        "actor", "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "continue", "default",
        "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func",
        "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "open", "operator",
        "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
        "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// Modules of the toolchain and of Apple's platforms, in lower case since some disks do not tell case apart. And
    /// what Swift keeps in the folder where the executable goes: `index` and `modules`.
    private static let reserved: Set = [
        "swift", "foundation", "foundationnetworking", "foundationessentials", "observation", "testing", "xctest",
        "dispatch", "synchronization", "regexbuilder", "distributed", "glibc", "musl", "darwin", "builtin", "cxx",
        "swiftshims", "packagedescription", "packageplugin", "combine", "swiftui", "uikit", "appkit", "swinject",
        "index", "modules",
    ]
}
