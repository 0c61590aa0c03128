import Testing

@testable import TextUI

/// Long random sessions, the same in each run. They take seconds, and minutes under a sanitizer: the limits end one that
/// hangs.
@MainActor struct RandomSessionTests {
    @Test(.timeLimit(.minutes(15)), arguments: FuzzedSample.allCases.filter { $0 != .everyControl })
    func `a sample takes a thousand random steps`(_ sample: FuzzedSample) async throws {
        for seed in 1...5 as ClosedRange<UInt64> { try await walk(sample, steps: 200, seed) }
    }

    @Test(.timeLimit(.minutes(15))) func `a screen with every control takes some hundred random steps`() async throws {
        for seed in 1...5 as ClosedRange<UInt64> { try await walk(.everyControl, steps: 60, seed) }
    }

    private func walk(_ sample: FuzzedSample, steps: Int, _ seed: UInt64) async throws {
        var choices = Choices(Self.bytes(seed: seed, count: steps * 20))
        try await SessionInput.run(sample.mount(width: 20 + Int(seed) * 12), steps: steps, &choices)
    }

    @Test(.timeLimit(.minutes(15)), arguments: FuzzedSample.allCases)
    func `a sample shows the same whether it is traced or not`(_ sample: FuzzedSample) async throws {
        let frames = try await frames(of: sample.mount(width: 60), isTraced: false)
        #expect(try await self.frames(of: sample.mount(width: 60), isTraced: true) == frames)
        #expect(Set(frames).count > 2)
    }

    private func frames(of screen: FuzzScreen, isTraced: Bool) async throws -> [String] {
        var choices = Choices(Self.bytes(seed: 6, count: 400))
        var frames: [String] = []
        try await screen.start()
        if isTraced { try await screen.enter(":trace on") }
        while !choices.areUsedUp {
            let line = SessionInput.line(for: screen.frame, &choices)
            if line != ":trace off" && line != ":trace on" { try await screen.enter(line) }
            frames.append(screen.frame.text)
        }
        try await screen.close()
        return frames
    }

    @Test(.timeLimit(.minutes(15)), arguments: [FuzzTarget.text, .json, .views])
    func `a target takes random bytes`(_ target: FuzzTarget) async throws {
        for seed in 1...15 as ClosedRange<UInt64> {
            try await target.run(Self.bytes(seed: seed, count: 400))
        }
    }

    @Test func `random steps use every word`() {
        var choices = Choices(Self.bytes(seed: 1, count: 10_000))
        var lines: Set<String> = []
        while !choices.areUsedUp { lines.insert(SessionInput.line(for: Frame(text: "A"), &choices)) }
        let words = SessionInput.words + SessionInput.wordsOnTheSession + SessionInput.views.map { ":tree \($0)" }
        #expect(Set(words).subtracting(lines) == [":tree "])
    }

    /// Bytes that follow from a seed alone.
    private static func bytes(seed: UInt64, count: Int) -> [UInt8] {
        var state = seed
        return (0..<count).map { _ in
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return UInt8(truncatingIfNeeded: mixed ^ (mixed >> 31))
        }
    }
}
