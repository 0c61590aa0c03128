import Foundation

extension Bench {
    /// From exec to the first frame of the counter, and from a command to the next.
    static func starts(_ report: inout Report) throws {
        // 5 ms are as good as less: nobody feels a difference between 20 ms and a shorter start.
        try report.add(
            "exec to first frame, counter", limit: 4, unit: .times, floor: "an empty Foundation program, or 5 ms"
        ) {
            let empty = try start(program("empty-program"))
            let measurement = try start(program("counter"))
            return (measurement.seconds / max(0.005, empty.seconds), measurement)
        }
        try report.time("command to frame, counter", atMost: 1) { try commands(program("counter")) }
    }

    /// A program that `make bench` builds beside this one.
    private static func program(_ name: String) -> URL {
        let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        let program = folder.appendingPathComponent(name)
        if FileManager.default.isExecutableFile(atPath: program.path) { return program }
        complain("bench: there is no \(name) beside it; make bench builds it.")
        exit(2)
    }

    /// Until the program has printed something.
    private static func start(_ program: URL) throws -> Measurement {
        Measurement(
            try (0..<15).map { _ in
                let process = Process()
                process.executableURL = program
                process.standardInput = FileHandle.nullDevice
                let output = Pipe()
                process.standardOutput = output
                let start = ContinuousClock.now
                try process.run()
                _ = output.fileHandleForReading.availableData
                let seconds = (ContinuousClock.now - start) / .seconds(1)
                process.waitUntilExit()
                return seconds
            })
    }

    /// From writing a line until the frame and the next prompt are there.
    private static func commands(_ program: URL) throws -> Measurement {
        let process = Process()
        process.executableURL = program
        let (input, output) = (Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        func readToPrompt() {
            var text = Data()
            while !text.suffix(2).elementsEqual("> ".utf8) {
                let more = output.fileHandleForReading.availableData
                if more.isEmpty { return }
                text += more
            }
        }
        readToPrompt()
        let times = try (0..<200).map { _ in
            let start = ContinuousClock.now
            try input.fileHandleForWriting.write(contentsOf: Data("1\n".utf8))
            readToPrompt()
            return (ContinuousClock.now - start) / .seconds(1)
        }
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
        return Measurement(times)
    }
}
