import Foundation
import TextUI

@Observable
private final class CounterModel {
    var count = 0
}

private struct CounterView: View {
    @State private var model = CounterModel()
    var body: some View {
        VStack {
            Text("Count: \(model.count)")
            HStack {
                Button("Increment") { model.count += 1 }
                Button("Reset") { model.count = 0 }
            }
        }
        .navigationTitle("Counter")
    }
}

extension Bench {
    /// A session: lines that are read, done and answered by a frame.
    static func sessions(_ report: inout Report) async {
        let names = ["session: a command of 1,000", "session: the last 100 commands of 1,000"]
        let times = names.contains(where: report.asks) ? await session(lines: 1_000) : []
        report.time(names[0], atMost: 1) { Measurement(times) }
        report.compare(
            names[1], atMost: 1.5, times: "the first 100", floor: { Measurement(Array(times.prefix(100))) },
            { Measurement(Array(times.suffix(100))) })
    }

    /// How long each line takes.
    private static func session(lines: Int) async -> [Double] {
        let driver = driver(CounterView())
        var times: [Double] = []
        for _ in 0..<lines {
            let start = ContinuousClock.now
            keep(await driver.submit("1"))
            times.append((ContinuousClock.now - start) / .seconds(1))
        }
        driver.close()
        return times
    }
}
