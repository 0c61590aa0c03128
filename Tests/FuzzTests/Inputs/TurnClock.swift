/// A clock whose time passes by turns of the main actor: who sleeps wakes when everybody else has had many turns.
///
/// So `wait 30s` takes no real time, and yet work that needs a few turns is done before.
struct TurnClock: Clock {
    static let turns = 200

    struct Instant: InstantProtocol {
        let offset: Duration
        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
    }

    var now: Instant { Instant(offset: .zero) }
    var minimumResolution: Duration { .zero }

    @MainActor func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        for _ in 0..<Self.turns {
            try Task.checkCancellation()
            await Task.yield()
        }
    }
}
