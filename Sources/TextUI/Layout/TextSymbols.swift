/// The characters that a frame uses for its own lines and marks.
struct TextSymbols: Sendable, Equatable {
    var dash: String
    var breadcrumb: String
    var ellipsis: String
    var bullet: String
    var arrow: String
    var closed: String
    var opened: String
    var barFull: String
    var barEmpty: String
    var isASCII: Bool

    static let unicode = TextSymbols(
        dash: "─", breadcrumb: " › ", ellipsis: "…", bullet: "•", arrow: "→", closed: "▸", opened: "▾", barFull: "█",
        barEmpty: "░", isASCII: false)

    /// For a terminal whose locale is not UTF-8. What an app shows stays as it is.
    static let ascii = TextSymbols(
        dash: "-", breadcrumb: " > ", ellipsis: "...", bullet: "*", arrow: "->", closed: ">", opened: "v", barFull: "#",
        barEmpty: "-", isASCII: true)
}
