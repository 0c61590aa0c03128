import Foundation
import TextUI

/// The least that a mounted view can be: an object with a view and its text, below a parent.
private final class PlainNode {
    unowned let parent: PlainNode?
    let view: any View
    let text: String
    var children: [PlainNode] = []

    init(_ view: any View, _ text: String, parent: PlainNode?) {
        self.parent = parent
        self.view = view
        self.text = text
    }
}

extension Bench {
    /// The first frame against making as many nodes and their strings, and the frames of a long list.
    static func frames(_ report: inout Report) {
        for count in [10, 1_000, 10_000] {
            // A small frame has a header and a REPL too, so that only many rows say what a row costs.
            report.compare(
                "first frame, \(grouped(count)) texts", atMost: count == 10 ? 100 : 10,
                times: "\(grouped(count)) nodes and their strings", floor: { nodes(count) },
                { firstFrame { BenchTexts(count: count) } })
            report.compare(
                "first frame, \(grouped(count)) rows", atMost: count == 10 ? 100 : 10,
                times: "\(grouped(count)) nodes, observation scopes and their strings",
                floor: { nodes(count, isObserved: true) },
                { firstFrame { BenchStack(model: BenchModel(count: count)) } })
        }
        report.compare(
            "first frame, 10,000 rows, each", atMost: 1.5, times: "each of 1,000",
            floor: { firstFrame { BenchStack(model: BenchModel(count: 1_000)) }.divided(by: 1_000) },
            { firstFrame { BenchStack(model: BenchModel(count: 10_000)) }.divided(by: 10_000) })
        report.compare(
            "first frame, list of 10,000 rows", atMost: 3, times: "the same of 100 rows",
            floor: { firstFrame { BenchList(model: BenchModel(count: 100)) } },
            { firstFrame { BenchList(model: BenchModel(count: 10_000)) } })
        report.compare(
            "first frame, 30-deep tree", atMost: 40, times: "30 nodes and their strings",
            floor: { nodes(30) }, { firstFrame { BenchNest(depth: 30, row: BenchRow(0)) } })
        for count in [10_000, 100_000] {
            report.compare(
                "list of \(grouped(count)): one row's change and frame", atMost: 1.5, times: "the same of 100 rows",
                floor: { changeAndFrame(100) }, { changeAndFrame(count) })
        }
    }

    private static func nodes(_ count: Int, isObserved: Bool = false) -> Measurement {
        measure(
            preparing: { BenchModel(count: count) },
            making: { model in
                let root = PlainNode(EmptyView(), "", parent: nil)
                for row in model.rows {
                    func text() -> String { "\(row.id): \(row.value)" }
                    let shown = isObserved ? withObservationTracking(text) { keep(0) } : text()
                    root.children.append(PlainNode(BenchRowView(row: row), shown, parent: root))
                }
                keep(root.children.map(\.text).joined(separator: "\n"))
                return root
            }, ending: { keep($0) })
    }

    private static func changeAndFrame(_ count: Int) -> Measurement {
        let model = BenchModel(count: count)
        return mounted(BenchList(model: model)) { driver in
            measure {
                model.rows[3].value += 1
                keep(driver.frame)
            }
        }
    }
}
