import Foundation
import TextUI

extension Bench {
    /// What it costs that the inspector looks on.
    static func inspecting(_ report: inout Report) async {
        report.count("inspector off: allocations of one row's change", atMost: 13, .allocations) {
            change(.off).allocations
        }
        report.compare(
            "inspector: one row's change of 1,000", atMost: 1.5, times: "the same without it",
            floor: { change(.off) }, { change(.inspector) })
        report.compare(
            "inspector: first frame, 1,000 rows", atMost: 1.5, times: "the same without it",
            floor: { firstFrame { BenchStack(model: BenchModel(count: 1_000)) } },
            { firstFrame(.inspector) { BenchStack(model: BenchModel(count: 1_000)) } })
        await command(&report, "inspector: a command in counter", atMost: 1, BenchCounter(), .inspector)
        await command(&report, "inspector: a command in 1,000 rows", atMost: 10, BenchChanger(), .inspector)
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

    private static func change(_ watching: Watching) -> Measurement {
        let model = BenchModel(count: 1_000)
        return mounted(BenchStack(model: model), watching) { driver in
            measure {
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
