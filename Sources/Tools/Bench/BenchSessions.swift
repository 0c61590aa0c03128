import Foundation
import TextUI

@Observable
private final class CounterModel {
    var count = 0
}

struct BenchCounter: View {
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

struct BenchButtons: View {
    @State private var last = 0
    var body: some View {
        VStack {
            Text("\(last)")
            List(0..<1_000) { number in
                HStack {
                    Text("Row \(number)")
                    Button("Choose") { last = number }
                    Button("Delete") { last = -number }
                }
            }
        }
    }
}

extension Bench {
    /// A session: lines that are read, done and answered by a frame.
    static func sessions(_ report: inout Report) async {
        let names = ["session: a command of 1,000", "session: the last 100 commands of 1,000"]
        let times = names.contains(where: report.asks) ? await session(BenchCounter(), ["1"], lines: 1_000) : []
        report.time(names[0], atMost: 1) { Measurement(times) }
        report.compare(
            names[1], atMost: 1.5, times: "the first 100", floor: { Measurement(Array(times.prefix(100))) },
            { Measurement(Array(times.suffix(100))) })
        let name = "session: a command in a list of 1,000 rows with two buttons each"
        let others = report.asks(for: name) ? await session(BenchButtons(), ["1", "3"], lines: 200) : []
        report.time(name, atMost: 1) { Measurement(others) }
    }

    /// How long each line takes.
    static func session<V: View>(
        _ view: V, _ commands: [String], lines: Int, _ watching: Watching = .off
    ) async -> [Double] {
        let driver = driver(view, watching)
        var times: [Double] = []
        await driver.startSession()
        for line in 0..<lines {
            let start = ContinuousClock.now
            keep(await driver.submit(commands[line % commands.count]))
            times.append((ContinuousClock.now - start) / .seconds(1))
        }
        driver.close()
        return times
    }
}
