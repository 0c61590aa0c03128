import Foundation
import TextUI

/// A node as a floor: an object with a string, in an array.
private final class PlainNode {
    let text: String
    var children: [PlainNode] = []
    init(_ text: String) { self.text = text }
}

extension Bench {
    /// The first frame, against making as many objects with strings; and the frame of a long list.
    static func frames(_ report: inout Report) {
        for count in [1_000, 10_000] {
            let rows = (0..<count).map(BenchRow.init)
            let floor = best(samples: 5) {
                let root = PlainNode("")
                for row in rows { root.children.append(PlainNode("\(row.id): \(row.value)")) }
                keep(root)
            }
            var drivers: [ScreenDriver] = []
            let stack = best(samples: 5) {
                let driver = driver(BenchStack(rows: rows))
                keep(driver.frame)
                drivers.append(driver)
            }
            report.add("first frame, VStack of \(count)", stack, over: floor, "\(count) objects with strings")
            for driver in drivers { driver.close() }
            drivers = []
            let list = best(samples: 5) {
                let driver = driver(BenchList(rows: rows))
                keep(driver.frame)
                drivers.append(driver)
            }
            report.add("first frame, List of \(count)", list, over: floor, "\(count) objects with strings")
            for driver in drivers { driver.close() }
        }
        for count in [1_000, 10_000] {
            let rows = (0..<count).map(BenchRow.init)
            let driver = driver(BenchList(rows: rows))
            keep(driver.frame)
            let seconds = best(samples: 21) {
                rows[3].value += 1
                keep(driver.frame)
            }
            report.add("one row's change and frame, List of \(count)", seconds, over: 1e-3, "a millisecond")
            driver.close()
        }
    }
}
