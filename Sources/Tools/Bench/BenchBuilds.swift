import Foundation

extension Bench {
    /// How long a person waits for a build. It takes minutes, so it has to be asked for.
    static func builds(_ report: inout Report) throws {
        guard report.only.lowercased().contains("build") else { return }
        let scratch = URL(fileURLWithPath: ".build/bench-scratch")
        defer { try? FileManager.default.removeItem(at: scratch) }
        try report.add("build: counter, clean, per 1,000 lines", limit: 1.9, unit: .seconds, floor: "") {
            try? FileManager.default.removeItem(at: scratch)
            let seconds = try run("swift", "build", "--product", "counter", "--scratch-path", scratch.path)
            return (seconds / (Double(try lines()) / 1_000), Measurement([seconds]))
        }
        try report.add("build: make run-sample after a change in a sample", limit: 10, unit: .seconds, floor: "") {
            _ = try run("make", "run-sample", "NAME=counter")
            try FileManager.default.setAttributes(
                [.modificationDate: Date()], ofItemAtPath: "Samples/Counter/CounterView.swift")
            let seconds = try run("make", "run-sample", "NAME=counter")
            return (seconds, Measurement([seconds]))
        }
    }

    private static func run(_ words: String...) throws -> Double {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        let start = ContinuousClock.now
        try process.run()
        process.waitUntilExit()
        return (ContinuousClock.now - start) / .seconds(1)
    }

    /// The lines of counter and of the modules that it imports.
    private static func lines() throws -> Int {
        let folders = ["Samples/Counter"] + ["TextUI", "Publishing", "Injection", "SwiftMVVM"].map { "Sources/\($0)" }
        return try folders.reduce(0) { sum, folder in
            let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
            return try files.filter { $0.hasSuffix(".swift") }.reduce(sum) { sum, file in
                sum + (try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)).split(separator: "\n").count
            }
        }
    }
}
