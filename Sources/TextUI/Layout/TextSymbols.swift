/// The characters that a frame uses for its own lines and marks.
struct TextSymbols: Sendable, Equatable {
    var dash: String
    var bar: String
    var breadcrumb: String
    var ellipsis: String
    var bullet: String
    var barFull: String
    var barEmpty: String
    var isASCII: Bool

    static let unicode = TextSymbols(
        dash: "─", bar: "│", breadcrumb: " › ", ellipsis: "…", bullet: "•", barFull: "█", barEmpty: "░", isASCII: false)

    /// For a terminal whose locale is not UTF-8.
    static let ascii = TextSymbols(
        dash: "-", bar: "|", breadcrumb: " > ", ellipsis: "...", bullet: "*", barFull: "#", barEmpty: "-", isASCII: true)
}
