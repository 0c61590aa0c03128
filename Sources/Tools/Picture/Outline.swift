import TextUI

/// Lines that are indented under others.
struct Outline: Equatable {
    struct Item: Equatable {
        let text: String
        var items: [Item] = []
    }

    let roots: [Item]

    /// - Parameter lines: what is further to the right than the line above belongs to it.
    init(_ lines: [String]) {
        let rows = lines.map { (indent: $0.prefix { $0 == " " }.count, text: String($0.drop { $0 == " " })) }
            .filter { !$0.text.isEmpty }
        var index = 0
        roots = Self.items(from: rows, &index, below: -1)
    }

    /// The items from a row on that are further to the right than a column.
    private static func items(from rows: [(indent: Int, text: String)], _ index: inout Int, below column: Int) -> [Item]
    {
        var items: [Item] = []
        while index < rows.count, rows[index].indent > column {
            let row = rows[index]
            index += 1
            items.append(Item(text: row.text, items: Self.items(from: rows, &index, below: row.indent)))
        }
        return items
    }

    /// All lines again, indented by two blanks a level.
    var text: String { Self.lines(of: roots, indent: "").joined(separator: "\n") }

    private static func lines(of items: [Item], indent: String) -> [String] {
        items.flatMap { [indent + $0.text] + lines(of: $0.items, indent: indent + "  ") }
    }
}
