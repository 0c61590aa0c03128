import Foundation

/// Runs a sample with a script, and reads what it prints.
struct SampleRun {
    let program: String
    /// What the program is told before `--strict`.
    var arguments: [String] = []
    let name: String

    /// - Parameter command: what to type after the script.
    func transcript(of script: Script, asking command: String?, width: Int) throws(Failure) -> Transcript {
        guard FileManager.default.isExecutableFile(atPath: program) else {
            throw Failure("There is no program \(program). `make list` names the samples; `make picture` builds them.")
        }
        let result: (output: String, complaint: String, status: Int32)
        do {
            result = try run(input: script.input(asking: command), width: width)
        } catch {
            throw Failure("\(name) did not run: \(error.localizedDescription).")
        }
        if result.status != 0 {
            let complaint = result.complaint.isEmpty ? "It ended with status \(result.status)." : result.complaint
            let stage = script.lines.isEmpty ? command ?? script.name : script.name
            throw Failure("\(name) did not get through \(stage):\n\(complaint)")
        }
        let transcript = Transcript(result.output)
        if !transcript.hasReadAll {
            guard let leaving = script.leaving else {
                throw Failure("\(name) ended before \(script.name) did. The picture is taken after its last line.")
            }
            throw Failure(
                "Line \(leaving.number) of \(script.name) leaves \(name): \(leaving.line)\n"
                    + "The picture is taken after the last line, so leave this one out.")
        }
        return transcript
    }

    /// Files stand for the pipes: they take any amount, and nobody has to read while another writes.
    private func run(input: String, width: Int) throws -> (output: String, complaint: String, status: Int32) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("picture-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (typed, printed, told) = (
            folder.appendingPathComponent("typed"), folder.appendingPathComponent("printed"),
            folder.appendingPathComponent("told")
        )
        try Data(input.utf8).write(to: typed)
        for file in [printed, told] { try Data().write(to: file) }

        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments + ["--strict"]
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["COLUMNS": "\(width)", "LINES": "24", "LC_ALL": "C.UTF-8"]) { $1 }
        process.standardInput = try FileHandle(forReadingFrom: typed)
        process.standardOutput = try FileHandle(forWritingTo: printed)
        process.standardError = try FileHandle(forWritingTo: told)
        try process.run()
        process.waitUntilExit()
        return (
            String(decoding: try Data(contentsOf: printed), as: UTF8.self),
            String(decoding: try Data(contentsOf: told), as: UTF8.self).trimmingCharacters(in: .newlines),
            process.terminationStatus
        )
    }
}
