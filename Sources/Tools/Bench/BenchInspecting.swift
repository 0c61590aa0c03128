import Foundation
import TextUI

extension Bench {
    /// What it costs that the inspector looks on.
    static func inspecting(_ report: inout Report) async {
        let off = "inspector, trace off: "
        report.compare(
            off + "one row's change of 1,000", atMost: 1.1, times: "the same without it",
            floor: { change(.off) }, { change(.inspector) })
        report.count(off + "what it allocates in one row's change", atMost: 0, .allocations) { added { change($0) } }
        report.count(off + "what it allocates in a root change", atMost: 0, .allocations) { added { rootChange($0) } }
        report.compare(
            off + "10,000 changes, and what they mean", atMost: 1.5, times: "the same without it",
            floor: { changes(.off) }, { changes(.inspector) })
        report.compare(
            off + "first frame, 1,000 rows", atMost: 1.5, times: "the same without it",
            floor: { firstFrame { BenchStack(model: BenchModel(count: 1_000)) } },
            { firstFrame(.inspector) { BenchStack(model: BenchModel(count: 1_000)) } })
        await command(&report, off + "a command in counter", atMost: 1, BenchCounter(), .inspector)
        await command(&report, off + "a command in 1,000 rows", atMost: 50, BenchChanger(), .inspector)
        await command(&report, "inspector, trace on: a command in counter", atMost: 5, BenchCounter(), .trace)
        await command(&report, "inspector, trace on: a command in 1,000 rows", atMost: 50, BenchChanger(), .trace)

        let model = BenchModel(count: 10)
        let driver = driver(BenchStack(model: model), .inspector)
        grows(&report, "100,000 changes without a command, inspector", 100_000) {
            model.title += 1
            driver.update()
            model.rows[3].value += 1
            driver.update()
        }
        driver.close()
    }

    /// One row's change, before what it means is worked out.
    private static func change(_ watching: Watching) -> Measurement {
        let model = BenchModel(count: 1_000)
        return update(BenchStack(model: model), watching) { model.rows[3].value += 1 }
    }

    private static func rootChange(_ watching: Watching) -> Measurement {
        let model = BenchModel(count: 10)
        return update(BenchStack(model: model), watching) { model.title += 1 }
    }

    private static func update<V: View>(_ view: V, _ watching: Watching, _ change: () -> Void) -> Measurement {
        let updates = 400
        return mounted(view, watching) { driver in
            measure(
                samples: 21,
                preparing: { driver.isTracing = false },
                making: {
                    for _ in 0..<updates {
                        change()
                        driver.update()
                    }
                }, ending: {}
            ).divided(by: updates)
        }
    }

    private static func added(_ measure: (Watching) -> Measurement) -> Double? {
        guard let without = measure(.off).allocations, let with = measure(.inspector).allocations else { return nil }
        return with - without
    }

    private static func changes(_ watching: Watching) -> Measurement {
        let model = BenchModel(count: 1_000)
        return mounted(BenchStack(model: model), watching) { driver in
            measure(calls: 10_000) {
                model.rows[3].value += 1
                driver.update()
            }
        }
    }

    private static func command<V: View>(
        _ report: inout Report, _ name: String, atMost limit: Double, _ view: V, _ watching: Watching
    ) async {
        let times = report.asks(for: name) ? await session(view, ["1"], lines: 100, watching) : []
        report.time(name, atMost: limit) { Measurement(times) }
    }
}

/// A button above 1,000 rows, all mounted, that changes one of them.
private struct BenchChanger: View {
    @State private var model = BenchModel(count: 1_000)
    var body: some View {
        VStack {
            Button("Change") { model.rows[500].value += 1 }
            BenchStack(model: model)
        }
    }
}
