import Publishing
import Testing

@Suite struct TestSchedulerTests {
    private let scheduler = TestScheduler()

    @Test func `nothing runs before the time is moved`() {
        var log: [Int] = []
        scheduler.schedule { log.append(1) }
        #expect(log == [])
        #expect(scheduler.scheduledCount == 1)
        scheduler.advance()
        #expect(log == [1])
        #expect(scheduler.scheduledCount == 0)
    }

    @Test func `closures run in the order of their moments`() {
        var log: [String] = []
        for (name, delay) in [("b", 2.0), ("a", 1), ("c", 2), ("d", 3)] {
            scheduler.schedule(after: scheduler.now.advanced(by: .seconds(delay))) { log.append(name) }
        }
        scheduler.advance(by: .seconds(2))
        #expect(log == ["a", "b", "c"])
    }

    @Test func `a closure sees its own moment`() {
        var seen: [SchedulerInterval] = []
        scheduler.schedule(after: scheduler.now.advanced(by: 1)) { [scheduler] in seen.append(scheduler.now.offset) }
        scheduler.advance(by: 5)
        #expect(seen == [1])
        #expect(scheduler.now.offset == 5)
    }

    @Test func `what a closure schedules runs too, if it is due`() {
        var log: [String] = []
        scheduler.schedule(after: scheduler.now.advanced(by: 1)) { [scheduler] in
            scheduler.schedule(after: scheduler.now.advanced(by: 1)) { log.append("second") }
            scheduler.schedule(after: scheduler.now.advanced(by: 2)) { log.append("third") }
        }
        scheduler.advance(by: 2)
        #expect(log == ["second"])
        scheduler.run()
        #expect(log == ["second", "third"])
        #expect(scheduler.now.offset == 3)
    }

    @Test func `what repeats goes on until it is cancelled`() {
        var seen: [SchedulerInterval] = []
        let ticking = scheduler.schedule(after: scheduler.now.advanced(by: 1), interval: 2) { [scheduler] in
            seen.append(scheduler.now.offset)
        }
        scheduler.advance(by: 6)
        #expect(seen == [1, 3, 5])
        ticking.cancel()
        scheduler.advance(by: 6)
        #expect(seen == [1, 3, 5])
        #expect(scheduler.scheduledCount == 0)
    }

    @Test func `intervals can be written in several ways`() {
        let one: SchedulerInterval = 1
        #expect(one == .seconds(1))
        #expect(one == .milliseconds(1_000))
        #expect(one == .microseconds(1_000_000))
        #expect(one == .nanoseconds(1_000_000_000))
        #expect(0.5 == SchedulerInterval.milliseconds(500))
        #expect(one + 0.5 - 1 == .seconds(0.5))
        #expect(-one < 0)
        #expect(SchedulerInterval.seconds(.max) == .nanoseconds(.max))
        #expect(SchedulerInterval.nanoseconds(.max) + 1 == .nanoseconds(.max))
    }

    @Test func `the immediate scheduler does not wait`() {
        var log: [String] = []
        let scheduler = ImmediateScheduler.shared
        scheduler.schedule { log.append("now") }
        scheduler.schedule(after: scheduler.now.advanced(by: 60)) { log.append("later") }
        #expect(log == ["now", "later"])
    }
}
