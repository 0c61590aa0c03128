import Publishing
import Testing

@Suite struct DemandTests {
    typealias Demand = Subscribers.Demand

    @Test func `unlimited stays unlimited`() {
        #expect(Demand.unlimited + .max(1) == .unlimited)
        #expect(Demand.unlimited - .max(1) == .unlimited)
        #expect(Demand.unlimited * 2 == .unlimited)
        #expect(Demand.unlimited.max == nil)
    }

    @Test func `numbers are added and taken away`() {
        var demand = Demand.max(2)
        demand += 3
        demand -= .max(1)
        demand *= 2
        #expect(demand == .max(8))
        #expect(demand.max == 8)
    }

    @Test func `none is the least there is`() {
        #expect(Demand.max(1) - 5 == .none)
        #expect(Demand.none == .max(0))
    }

    @Test func `too much is unlimited`() {
        #expect(Demand.max(.max - 1) + .max(2) == .unlimited)
        #expect(Demand.max(.max / 2) * 3 == .unlimited)
    }

    @Test func `demands are compared with each other and with numbers`() {
        #expect(Demand.max(3) < .unlimited)
        #expect(Demand.max(3) > 2)
        #expect(2 < Demand.max(3))
        #expect(Demand.unlimited > 1_000_000)
        #expect(!(Demand.unlimited < 1_000_000))
        #expect(Demand.max(3) == 3)
        #expect(Demand.max(3) != 4)
    }

    @Test func `a demand describes itself`() {
        #expect("\(Demand.unlimited), \(Demand.max(7))" == "unlimited, max(7)")
    }

    @Test func `a negative demand stops with a text`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Subscribers.Demand.max(-1)
        }
        #expect(
            result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
                == "Publishing: a subscriber cannot ask for -1 values: Subscribers.Demand.max(_:) takes 0 or more.\n")
    }
}
