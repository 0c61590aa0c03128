import Foundation
import Publishing

private final class Counted: ObservableObject {
    @Published var value = 0
    var copy = 0
}

/// The least that a publisher can be: closures in a list.
private final class Plain {
    var closures: [(Int) -> Void] = []
    func send(_ value: Int) { for closure in closures { closure(value) } }
}

extension Bench {
    /// Publishers against a list of closures.
    static func publishing(_ report: inout Report) {
        var sum = 0
        func plain(_ count: Int) -> Measurement {
            let plain = Plain()
            for _ in 0..<count { plain.closures.append { sum += $0 } }
            return measure { plain.send(1) }
        }
        for (count, name) in [(1, "1"), (10, "10"), (1_000, "1,000")] {
            report.compare(
                "publishing: send to \(name)", atMost: 6, times: "as many closures in a list",
                floor: { plain(count) },
                {
                    let subject = PassthroughSubject<Int, Never>()
                    let sinks = (0..<count).map { _ in subject.sink { sum += $0 } }
                    return withExtendedLifetime(sinks) { measure { subject.send(1) } }
                })
        }
        report.compare(
            "publishing: send through map", atMost: 6, times: "a closure in a list", floor: { plain(1) },
            {
                let subject = PassthroughSubject<Int, Never>()
                let sink = subject.map { $0 + 1 }.sink { sum += $0 }
                return withExtendedLifetime(sink) { measure { subject.send(1) } }
            })
        report.compare(
            "publishing: @Published set, one sink", atMost: 15, times: "a closure in a list", floor: { plain(1) },
            {
                let counted = Counted()
                let sink = counted.$value.sink { sum += $0 }
                return withExtendedLifetime(sink) { measure { counted.value += 1 } }
            })
        report.compare(
            "publishing: assign(to:on:)", atMost: 15, times: "a closure in a list", floor: { plain(1) },
            {
                let subject = PassthroughSubject<Int, Never>()
                let counted = Counted()
                let assignment = subject.assign(to: \.copy, on: counted)
                return withExtendedLifetime(assignment) { measure { subject.send(1) } }
            })
        report.compare(
            "publishing: sink and cancel", atMost: 40, times: "a closure added to a list and removed",
            floor: {
                let plain = Plain()
                return measure {
                    plain.closures.append { sum += $0 }
                    plain.closures.removeLast()
                }
            },
            {
                let subject = PassthroughSubject<Int, Never>()
                return measure { subject.sink { sum += $0 }.cancel() }
            })
        keep(sum)
    }

    /// A million values and a million subscriptions leave nothing behind.
    static func sends(_ report: inout Report) {
        let subject = PassthroughSubject<Int, Never>()
        var sum = 0
        let sink = subject.sink { sum += $0 }
        grows(&report, "1,000,000 sends", 1_000_000) { subject.send(1) }
        withExtendedLifetime(sink) {}
        grows(&report, "1,000,000 times sink and cancel", 1_000_000) { subject.sink { sum += $0 }.cancel() }
        keep(sum)
    }
}
