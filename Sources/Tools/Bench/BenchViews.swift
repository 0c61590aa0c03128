import Foundation
import TextUI

@Observable
final class BenchRow: Identifiable {
    let id: Int
    var value = 0
    init(_ id: Int) { self.id = id }
}

@Observable
final class BenchModel {
    var title = 0
    var rows: [BenchRow]
    init(count: Int) { rows = (0..<count).map(BenchRow.init) }
}

struct BenchRowView: View {
    let row: BenchRow
    var body: some View { Text("\(row.id): \(row.value)") }
}

/// Rows without a model.
struct BenchTexts: View {
    let count: Int
    var body: some View {
        VStack { ForEach(0..<count) { Text("\($0): 0") } }
    }
}

/// All rows are mounted.
struct BenchStack: View {
    let model: BenchModel
    var body: some View {
        VStack {
            Text("\(model.title)")
            ForEach(model.rows) { BenchRowView(row: $0) }
        }
    }
}

/// The rows on the screen are mounted.
struct BenchList: View {
    let model: BenchModel
    var body: some View {
        VStack {
            Text("\(model.title)")
            List { ForEach(model.rows) { BenchRowView(row: $0) } }
        }
    }
}

/// Rows that are made by a closure which captures something, so that it is another one each time.
struct BenchNamedStack: View {
    let model: BenchModel
    let name: String
    var body: some View {
        VStack {
            Text("\(model.title)")
            ForEach(model.rows) { BenchNamedRow(row: $0, name: name) }
        }
    }
}

struct BenchNamedRow: View {
    let row: BenchRow
    let name: String
    var body: some View { Text("\(name) \(row.value)") }
}

/// Views inside each other; the innermost reads the row.
struct BenchNest: View {
    let depth: Int
    let row: BenchRow
    var body: some View {
        VStack {
            Text("\(depth)")
            if depth > 1 {
                BenchNest(depth: depth - 1, row: row)
            } else {
                BenchRowView(row: row)
            }
        }
    }
}

/// How closely a screen is watched: not at all, as the inspector does it in each app, or with the trace on.
enum Watching {
    case off, inspector, trace
}

@MainActor func driver<V: View>(_ view: V, countsBodies: Bool = false, _ watching: Watching = .off) -> ScreenDriver {
    let driver = ScreenDriver(
        { view }, name: "Bench", width: 80, height: 24, clock: ContinuousClock(), countsBodies: countsBodies,
        isInspected: watching != .off)
    driver.isTracing = watching == .trace
    return driver
}

/// Mounts a view and draws it, for as long as `use` runs.
@MainActor func mounted<V: View, Result>(
    _ view: V, countsBodies: Bool = false, _ watching: Watching = .off, _ use: (ScreenDriver) -> Result
) -> Result {
    let driver = driver(view, countsBodies: countsBodies, watching)
    keep(driver.frame)
    defer { driver.close() }
    return use(driver)
}

/// Mounts a view and draws its first frame.
@MainActor func firstFrame<V: View>(_ watching: Watching = .off, _ view: () -> V) -> Measurement {
    measure(
        preparing: view,
        making: { view in
            let driver = driver(view, watching)
            keep(driver.frame)
            return driver
        }, ending: { $0.close() })
}

/// The number with a comma before each three digits.
func grouped(_ number: Int) -> String { number.formatted(.number.locale(Locale(identifier: "en_US"))) }
