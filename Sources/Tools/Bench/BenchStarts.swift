import Foundation

extension Bench {
    /// From exec to the first frame of the counter, against an empty program with Foundation.
    static func starts(_ report: inout Report) throws {
        let name = "exec to first frame, counter"
        guard report.wants(name) else { return }
        let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        let empty = try run(folder.appendingPathComponent("empty-program"))
        let counter = try run(folder.appendingPathComponent("counter"))
        // 20 ms are as good as the ratio: below that nobody feels a difference.
        let limit = max(4, 0.020 / empty)
        report.add(name, counter, over: empty, "an empty Foundation program", atMost: limit)
    }

    private static func run(_ program: URL) throws -> Double {
        let clock = ContinuousClock()
        var times: [Double] = []
        for _ in 0..<15 {
            let process = Process()
            process.executableURL = program
            process.standardInput = FileHandle.nullDevice
            let output = Pipe()
            process.standardOutput = output
            let start = clock.now
            try process.run()
            _ = output.fileHandleForReading.availableData
            times.append((clock.now - start) / .seconds(1))
            process.waitUntilExit()
        }
        return times.min() ?? 0
    }
}
