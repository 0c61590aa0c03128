import Foundation

/// Prints what things cost, each beside a floor that was measured in the same run.
@main
@MainActor
struct Bench {
    static func main() throws {
        let only = ProcessInfo.processInfo.environment["ONLY"].flatMap { $0.isEmpty ? nil : $0 }
        var report = Report(only: only)
        containers(&report)
        assembling(&report)
        publishing(&report)
        rows(&report)
        frames(&report)
        growth(&report)
        presenting(&report)
        try starts(&report)
        report.print()
        if !report.failures.isEmpty { exit(1) }
    }
}

/// The rows of the table, and which of them are above their limit.
struct Report {
    struct Row {
        let name: String
        let seconds: Double
        let floor: String
        let ratio: Double
        let limit: Double?
    }

    let only: String?
    private(set) var rows: [Row] = []
    var failures: [Row] { rows.filter { row in row.limit.map { row.ratio > $0 } ?? false } }

    init(only: String?) { self.only = only }

    func wants(_ name: String) -> Bool { only.map { name.contains($0) } ?? true }

    mutating func add(
        _ name: String, _ seconds: Double, over floor: Double, _ floorName: String, atMost limit: Double? = nil
    ) {
        guard wants(name) else { return }
        rows.append(Row(name: name, seconds: seconds, floor: floorName, ratio: seconds / floor, limit: limit))
    }

    /// Adds what the memory has grown by; more than a megabyte is above the limit.
    mutating func add(memory name: String, _ megabytes: Double) {
        guard wants(name) else { return }
        let row = Row(name: name, seconds: 0, floor: "a megabyte more", ratio: megabytes, limit: 1)
        rows.append(row)
    }

    func print() {
        Swift.print(pad("operation", 50) + pad("time", 12) + pad("ratio", 9) + pad("limit", 8) + "floor")
        for row in rows {
            let limit = row.limit.map { String(format: "%.1f", $0) } ?? ""
            let mark = row.limit.map { row.ratio > $0 ? "  ABOVE THE LIMIT" : "" } ?? ""
            Swift.print(
                pad(row.name, 50) + pad(time(row.seconds), 12) + pad(String(format: "%.2f", row.ratio), 9)
                    + pad(limit, 8)
                    + row.floor + mark)
        }
    }

    private func pad(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(1, width - text.count))
    }

    private func time(_ seconds: Double) -> String {
        if seconds == 0 { return "" }
        if seconds < 1e-6 { return String(format: "%.1f ns", seconds * 1e9) }
        if seconds < 1e-3 { return String(format: "%.2f µs", seconds * 1e6) }
        return String(format: "%.2f ms", seconds * 1e3)
    }
}

/// The best time of one call, in seconds: other work on the machine only ever adds to it.
@MainActor func best(samples: Int = 9, calls: Int = 1, _ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    let times = (0..<samples).map { _ in
        let duration = clock.measure { for _ in 0..<calls { body() } }
        return duration / .seconds(1) / Double(calls)
    }
    return times.min() ?? 0
}

/// Keeps the optimizer from removing what is measured.
@inline(never) @_optimize(none) func keep<T>(_ value: T) {}
