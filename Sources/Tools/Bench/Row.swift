import Foundation

/// A row of the table: what was measured, and what it may be at most.
struct Row: Encodable {
    /// What the value counts.
    enum Unit: String, Encodable {
        case times, milliseconds, bodies, bytes, allocations, seconds
    }

    let name: String
    let seconds: Double?
    let spread: Double?
    let allocations: Double?
    let value: Double
    let unit: Unit
    let limit: Double
    let floor: String

    var isMiss: Bool { value > limit }

    private enum CodingKeys: String, CodingKey {
        case name, seconds, spread, allocations, value, unit, limit, floor, isMiss
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(name, forKey: .name)
        try container.encode(seconds, forKey: .seconds)
        try container.encode(spread, forKey: .spread)
        try container.encode(allocations, forKey: .allocations)
        try container.encode(value, forKey: .value)
        try container.encode(unit, forKey: .unit)
        try container.encode(limit, forKey: .limit)
        try container.encode(floor, forKey: .floor)
        try container.encode(isMiss, forKey: .isMiss)
    }
}

extension Report {
    /// The rows for a person.
    func table() -> String {
        let widest = rows.map(\.name.count).max() ?? 0
        var lines = [line("operation", "time", "spread", "allocs", "ratio", "at most", "floor", width: widest)]
        lines += rows.map { row in
            line(
                row.name, row.seconds.map(Self.time) ?? "",
                row.spread.map { String(format: "%.0f %%", $0 * 100) } ?? "",
                row.allocations.map(Self.number) ?? "", row.unit.text(row.value), row.unit.text(row.limit),
                row.floor + (row.isMiss ? "  ABOVE THE LIMIT" : ""), width: widest)
        }
        let best = "Times are the best of the samples; spread is how far their median lies above it."
        let noise = String(
            format: "Work that is always the same took %.0f %% more in the median, and %.0f %% at worst.",
            noise.median * 100, noise.worst * 100)
        let result = misses.isEmpty ? "All \(rows.count) rows keep their limits." : "Above the limit: \(misses.count)."
        return (lines + ["", best, noise, result]).joined(separator: "\n")
    }

    /// The rows for a program.
    func json() throws -> String {
        struct Document: Encodable {
            let noise: Noise
            let rows: [Row]
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return String(decoding: try encoder.encode(Document(noise: noise, rows: rows)), as: UTF8.self)
    }

    private func line(
        _ name: String, _ time: String, _ spread: String, _ allocations: String, _ value: String, _ limit: String,
        _ floor: String, width: Int
    ) -> String {
        let name = name + String(repeating: " ", count: width - name.count)
        let columns = [(time, 10), (spread, 7), (allocations, 9), (value, 10), (limit, 10)]
        let cells = columns.map { text, width in String(repeating: " ", count: max(1, width - text.count)) + text }
        return name + cells.joined() + (floor.isEmpty ? "" : "  " + floor)
    }

    private static func time(_ seconds: Double) -> String {
        if seconds < 1e-6 { return String(format: "%.1f ns", seconds * 1e9) }
        if seconds < 1e-3 { return String(format: "%.2f µs", seconds * 1e6) }
        if seconds < 1 { return String(format: "%.2f ms", seconds * 1e3) }
        return String(format: "%.1f s", seconds)
    }

    private static func number(_ number: Double) -> String {
        number == number.rounded() ? String(Int(number)) : String(format: "%.2f", number)
    }
}

extension Row.Unit {
    fileprivate func text(_ value: Double) -> String {
        switch self {
        case .times: String(format: "%.2f ×", value)
        case .milliseconds: String(format: "%.2f ms", value)
        case .seconds: String(format: "%.1f s", value)
        case .bytes: String(format: "%.0f B", value)
        case .bodies: value == 1 ? "1 body" : String(format: "%.0f bodies", value)
        case .allocations: String(format: "%.0f allocs", value)
        }
    }
}
