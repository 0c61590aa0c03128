import Foundation

/// The rows of the table.
@MainActor struct Report {
    /// What the names of the rows to measure contain.
    let only: String
    private(set) var rows: [Row] = []
    /// The names of the rows that are not asked for.
    private(set) var skipped: [String] = []
    private(set) var noise = Noise()

    var misses: [Row] { rows.filter(\.isMiss) }

    init(only: String) { self.only = only }

    /// Measures a call and a floor: the least code that does the same with the standard library.
    mutating func compare(
        _ name: String, atMost limit: Double, times floorName: String, floor: () -> Measurement,
        _ call: () -> Measurement
    ) {
        add(name, limit: limit, unit: .times, floor: floorName) {
            let floor = floor()
            let measurement = call()
            return (measurement.seconds / floor.seconds, measurement)
        }
    }

    /// Measures a call whose time is limited.
    mutating func time(_ name: String, atMost limit: Double, _ call: () throws -> Measurement) rethrows {
        try add(name, limit: limit, unit: .milliseconds, floor: "") {
            let measurement = try call()
            return (measurement.seconds * 1e3, measurement)
        }
    }

    /// Counts something; nil if that cannot be done here.
    mutating func count(_ name: String, atMost limit: Double, _ unit: Row.Unit, _ count: () -> Double?) {
        add(name, limit: limit, unit: unit, floor: "") { count().map { ($0, nil) } }
    }

    /// Adds a row if it is asked for. One above its limit is measured again, twice at most, lest other work on the
    /// machine be taken for a miss.
    mutating func add(
        _ name: String, limit: Double, unit: Row.Unit, floor: String,
        _ measure: () throws -> (value: Double, measurement: Measurement?)?
    ) rethrows {
        guard asks(for: name) else {
            skipped.append(name)
            return
        }
        var best: (value: Double, measurement: Measurement?)?
        for _ in 0..<3 {
            guard let next = try measure() else { return }
            if best.map({ next.value < $0.value }) ?? true { best = next }
            if next.value <= limit { break }
        }
        if let (value, measurement) = best {
            rows.append(
                Row(
                    name: name, seconds: measurement?.seconds, spread: measurement?.spread,
                    allocations: measurement?.allocations, value: value, unit: unit, limit: limit, floor: floor))
        }
        noise.listen()
    }

    func asks(for name: String) -> Bool {
        only.isEmpty || name.localizedCaseInsensitiveContains(only)
    }
}

/// How much a piece of work that is always the same takes while the program runs.
@MainActor struct Noise: Encodable {
    private(set) var median = 0.0
    private(set) var worst = 0.0
    private var times: [Double] = []

    private enum CodingKeys: String, CodingKey { case median, worst }

    /// Does the work some times.
    mutating func listen() {
        for _ in 0..<5 {
            let duration = ContinuousClock().measure {
                var sum: UInt64 = 1
                for number in 0..<200_000 as Range<UInt64> { sum = sum &* 6_364_136_223_846_793_005 &+ number }
                keep(sum)
            }
            times.append(duration / .seconds(1))
        }
        let measurement = Measurement(times)
        median = measurement.spread
        worst = (times.max() ?? 0) / measurement.seconds - 1
    }
}
