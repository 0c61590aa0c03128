import TextUI

/// Puts an SVG file together, in whole units, so that it is the same wherever it is made.
struct Drawing {
    /// The size of a cell, and of the letters in it.
    static let cell = 9
    static let line = 22

    private var elements: [String] = []

    /// A rounded card. The first number is its left edge.
    mutating func card(_ x: Int, _ y: Int, _ width: Int, _ height: Int, radius: Int, name: String) {
        elements.append(
            #"<rect class="\#(name)" x="\#(x).5" y="\#(y).5" width="\#(width - 1)" height="\#(height - 1)" rx="\#(radius)"/>"#
        )
    }

    /// A line of text whose first cell is at a place.
    mutating func text(_ text: String, _ x: Int, _ y: Int, name: String = "") {
        for run in Run.runs(of: text) {
            let left = x + run.column * Self.cell
            let width = run.width * Self.cell
            if run.isRule {
                rule("M\(left) \(y + Self.line / 2).5h\(width)")
                continue
            }
            let isNamed = name.isEmpty ? "" : #" class="\#(name)""#
            elements.append(
                #"<text\#(isNamed) x="\#(left)" y="\#(y + 16)" textLength="\#(width)" lengthAdjust="spacingAndGlyphs">"#
                    + Self.accented(run.text) + "</text>")
        }
    }

    /// A thin line along a path.
    mutating func rule(_ path: String) {
        elements.append(#"<path class="rule" d="\#(path)"/>"#)
    }

    /// The file.
    ///
    /// - Parameters:
    ///   - title: what the picture is.
    ///   - description: all that it says, for those who do not see it.
    func svg(width: Int, height: Int, title: String, description: String) -> String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" role="img" width="\(width)" height="\(height)" \
        viewBox="0 0 \(width) \(height)">
        <title>\(Self.escaped(title))</title>
        <desc>\(Self.escaped(description))</desc>
        <style>
        \(Self.style)
        </style>
        \(elements.joined(separator: "\n"))
        </svg>

        """
    }

    /// The numbers of controls stand out, those that are off step back.
    private static func accented(_ text: String) -> String {
        escaped(text).replacing(/\[[0-9]+( off)?\]/) { match in
            #"<tspan class="\#(match.1 == nil ? "number" : "off")">\#(match.0)</tspan>"#
        }
    }

    /// What XML can hold: control characters have no place in it.
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\n": escaped += "\n"
            case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    private static let style = """
        text { font: 15px ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; fill: #1f2328 }
        .title { font-weight: bold }
        .number { fill: #0969da; font-weight: bold }
        .off, .note { fill: #59636e }
        .card { fill: #ffffff; stroke: #d1d9e0 }
        .inner { fill: #f6f8fa; stroke: #d1d9e0 }
        .rule { fill: none; stroke: #a3acb5 }
        @media (prefers-color-scheme: dark) {
          text { fill: #f0f6fc }
          .number { fill: #58a6ff }
          .off, .note { fill: #9198a1 }
          .card { fill: #0d1117; stroke: #3d444d }
          .inner { fill: #161b22; stroke: #3d444d }
          .rule { stroke: #656c76 }
        }
        """
}
