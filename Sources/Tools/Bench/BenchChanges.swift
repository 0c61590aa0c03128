import Foundation
import TextUI

extension Bench {
    /// What follows a change: as many bodies as read it, and no work for what did not change.
    static func changes(_ report: inout Report) {
        for count in [10, 1_000, 10_000, 100_000] { oneRow(&report, count) }
        for count in [1_000, 10_000] { rootChange(&report, count) }
        reorder(&report)
        report.compare(
            "30-deep tree: change at the bottom", atMost: 1.5, times: "the same in a tree that is one deep",
            floor: { nestChange(1) }, { nestChange(30) })
    }

    private static func nestChange(_ depth: Int) -> Measurement {
        let row = BenchRow(0)
        return mounted(BenchNest(depth: depth, row: row)) { driver in
            measure {
                row.value += 1
                driver.update()
            }
        }
    }

    private static let scope = "arming and firing an observation scope"

    /// Arms and fires one observation scope.
    private static func oneScope() -> Measurement {
        let row = BenchRow(0)
        return measure {
            withObservationTracking {
                keep(row.value)
            } onChange: {
            }
            row.value += 1
        }
    }

    /// One row's change, without the frame.
    private static func oneRow(_ report: inout Report, _ count: Int) {
        let name = "one row's change of \(grouped(count))"
        func change(_ driver: ScreenDriver, _ model: BenchModel) -> Measurement {
            var turn = 0
            return measure {
                model.rows[turn % model.rows.count].value += 1
                turn += 1
                driver.update()
            }
        }
        report.compare(name, atMost: 5, times: scope, floor: oneScope) {
            let model = BenchModel(count: count)
            return mounted(BenchStack(model: model)) { change($0, model) }
        }
        report.count(name + ", bodies", atMost: 1, .bodies) {
            let model = BenchModel(count: count)
            return mounted(BenchStack(model: model), countsBodies: true) { driver in
                driver.resetBodyCounts()
                model.rows[count / 2].value += 1
                driver.update()
                return Double(driver.bodyCount)
            }
        }
        guard count > 10 else { return }
        report.compare(
            name + ", growth", atMost: 1.5, times: "the same of 10 rows",
            floor: {
                let model = BenchModel(count: 10)
                return mounted(BenchStack(model: model)) { change($0, model) }
            },
            {
                let model = BenchModel(count: count)
                return mounted(BenchStack(model: model)) { change($0, model) }
            })
    }

    /// A change of the root that leaves all rows as they are.
    private static func rootChange(_ report: inout Report, _ count: Int) {
        func first() -> Measurement { firstFrame { BenchStack(model: BenchModel(count: count)) } }
        func change(_ view: (BenchModel) -> some View, isDrawn: Bool) -> Measurement {
            let model = BenchModel(count: count)
            return mounted(view(model)) { driver in
                measure {
                    model.title += 1
                    if isDrawn { keep(driver.frame) } else { driver.update() }
                }
            }
        }
        let name = "root change above \(grouped(count)) rows"
        report.compare(name, atMost: 0.1, times: "the first frame", floor: first) {
            change({ BenchStack(model: $0) }, isDrawn: false)
        }
        report.compare(name + ", and frame", atMost: 0.1, times: "the first frame", floor: first) {
            change({ BenchStack(model: $0) }, isDrawn: true)
        }
        report.compare(name + " made anew", atMost: 0.1, times: "the first frame", floor: first) {
            change({ BenchNamedStack(model: $0, name: "row") }, isDrawn: false)
        }
        report.compare(name + " made anew, and frame", atMost: 0.1, times: "the first frame", floor: first) {
            change({ BenchNamedStack(model: $0, name: "row") }, isDrawn: true)
        }
    }

    private static func reorder(_ report: inout Report) {
        let count = 1_000
        report.compare(
            "reorder: \(grouped(count)) rows reversed", atMost: 10, times: "objects found again by id",
            floor: {
                var rows = BenchModel(count: count).rows
                return measure {
                    rows.reverse()
                    let places = Dictionary(uniqueKeysWithValues: rows.enumerated().map { ($1.id, $0) })
                    keep(rows.map { places[$0.id] })
                }
            },
            {
                let model = BenchModel(count: count)
                return mounted(BenchStack(model: model)) { driver in
                    measure {
                        model.rows.reverse()
                        driver.update()
                    }
                }
            })
    }
}
