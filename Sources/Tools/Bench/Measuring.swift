import AllocationCounter
import Foundation

/// What one call costs.
struct Measurement {
    /// The best of several samples: other work on the machine only ever adds to it.
    var seconds: Double
    /// How far the median of the samples lies above the best, as a part of it.
    var spread: Double
    /// How often the call asks for memory; nil where that cannot be counted.
    var allocations: Double?
}

/// Measures one call of `body`, made so often in a sample that the clock can tell.
///
/// - Parameter calls: the calls in a sample; by default as many as take two milliseconds.
@MainActor func measure(samples: Int = 11, calls: Int? = nil, _ body: () -> Void) -> Measurement {
    body()
    var number = calls ?? 1
    if calls == nil {
        while time(number, body) < 1e-3, number < 1 << 20 { number *= 2 }
        number *= 2
    }
    let times = (0..<samples).map { _ in time(number, body) / Double(number) }
    allocations_begin()
    for _ in 0..<number { body() }
    let count = allocations_end()
    return Measurement(times, allocations: count < 0 ? nil : Double(count) / Double(number))
}

/// Measures what makes something of what was prepared. Neither the preparation nor the end is measured.
@MainActor func measure<Input, Made>(
    samples: Int = 7, preparing prepare: () -> Input, making make: (Input) -> Made, ending end: (Made) -> Void
) -> Measurement {
    end(make(prepare()))
    let times = (0..<samples).map { _ in
        let input = prepare()
        var made: Made?
        let seconds = time(1) { made = make(input) }
        made.map(end)
        return seconds
    }
    let input = prepare()
    allocations_begin()
    let made = make(input)
    let count = allocations_end()
    end(made)
    return Measurement(times, allocations: count < 0 ? nil : Double(count))
}

extension Measurement {
    init(_ times: [Double], allocations: Double? = nil) {
        let sorted = times.sorted()
        let best = sorted.first ?? 0
        let median = sorted.isEmpty ? 0 : sorted[sorted.count / 2]
        self.init(seconds: best, spread: best > 0 ? median / best - 1 : 0, allocations: allocations)
    }

    /// The same for one of several things that a call does.
    func divided(by count: Int) -> Measurement {
        Measurement(
            seconds: seconds / Double(count), spread: spread, allocations: allocations.map { $0 / Double(count) })
    }
}

private func time(_ calls: Int, _ body: () -> Void) -> Double {
    let duration = ContinuousClock().measure { for _ in 0..<calls { body() } }
    return duration / .seconds(1)
}

/// The bytes that the program uses now; nil where nobody can tell.
func bytesInUse() -> Int? {
    let bytes = allocated_bytes()
    return bytes < 0 ? nil : Int(bytes)
}

/// Keeps the optimizer from removing what is measured.
@inline(never) @_optimize(none) func keep<T>(_ value: T) {}
