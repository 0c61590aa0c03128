import Foundation
import TextUI

@Observable
final class BenchRow: Identifiable {
    let id: Int
    var value = 0
    init(_ id: Int) { self.id = id }
}

struct BenchRowView: View {
    let row: BenchRow
    var body: some View { Text("\(row.id): \(row.value)") }
}

struct BenchStack: View {
    let rows: [BenchRow]
    var body: some View { VStack { ForEach(rows) { BenchRowView(row: $0) } } }
}

struct BenchList: View {
    let rows: [BenchRow]
    var body: some View { List { ForEach(rows) { BenchRowView(row: $0) } } }
}

@MainActor func driver<V: View>(_ view: V) -> ScreenDriver {
    ScreenDriver({ view }, name: "Bench", width: 80, height: 24, clock: ContinuousClock())
}

extension Bench {
    /// One row's change: one body, whatever the length.
    static func rows(_ report: inout Report) {
        let scope = best(calls: 10_000) {
            let row = floorRow
            withObservationTracking {
                keep(row.value)
            } onChange: {
            }
            row.value += 1
        }
        var shortest: Double?
        for count in [10, 1_000, 100_000] {
            let rows = (0..<count).map(BenchRow.init)
            let driver = driver(BenchStack(rows: rows))
            driver.update()
            driver.resetBodyCounts()
            var turn = 0
            let seconds = best(samples: 21, calls: 1_000) {
                rows[turn % count].value += 1
                turn += 1
                driver.update()
            }
            precondition(driver.bodyCount(of: BenchRowView.self) == turn, "more than one body for a row's change")
            let name = "one row's change of \(count)"
            report.add(name, seconds, over: scope, "arming and firing one observation scope", atMost: 5)
            if let shortest {
                report.add(name + ", growth", seconds, over: shortest, "the same with 10 rows", atMost: 1.5)
            }
            shortest = shortest ?? seconds
            driver.close()
        }
    }

    private static let floorRow = BenchRow(0)
}
