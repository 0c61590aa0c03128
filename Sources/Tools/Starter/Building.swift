import Foundation

/// Writes a project into a folder beside its place, and puts it there in one step: there is never half a project.
struct Building {
    let plan: Plan
    let destination: Destination
    var isInterrupted: () -> Bool = { false }
    /// The command that lays out Swift code.
    var swift = "swift"
    var environment = Command.ownEnvironment

    struct Interrupted: Error {}

    /// - Returns: what to tell, if something was left out.
    func run() throws -> [String] {
        let place = destination.folder
        let temporary = place.deletingLastPathComponent().appendingPathComponent(
            ".\(place.lastPathComponent).new-\(ProcessInfo.processInfo.processIdentifier)", isDirectory: true)
        guard mkdir(temporary.path, 0o777) == 0 else {
            throw Failure(
                text: "Nothing can be written into \(place.deletingLastPathComponent().path): \(systemReason). "
                    + "Say another place with TO")
        }
        do {
            let notes = try fill(temporary)
            // One step of the system. Over a file, or a folder that is not empty,
            // this fails.
            guard rename(temporary.path, place.path) == 0 else {
                throw Failure(text: "\(destination.shown) was not made: \(systemReason).")
            }
            return notes
        } catch {
            try? FileManager.default.removeItem(at: temporary)
            if error is Interrupted || error is Failure { throw error }
            throw Failure(text: "\(destination.shown) was not made: \(error.localizedDescription)")
        }
    }

    /// Why the last call of the system failed.
    private var systemReason: String { String(cString: strerror(errno)) }

    private func fill(_ folder: URL) throws -> [String] {
        for file in plan.files {
            if isInterrupted() { throw Interrupted() }
            let place = folder.appendingPathComponent(file.path)
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            switch file.content {
            case .text(let text): try text.write(to: place, atomically: false, encoding: .utf8)
            case .copy(let original): try FileManager.default.copyItem(at: original, to: place)
            }
        }
        let command = Command(folder: folder, environment: environment)
        var notes: [String] = []
        // A longer name makes longer lines.
        if command.run(swift, "format", "--in-place", "--recursive", "Package.swift", "Sources", "Tests") == nil {
            notes.append("The code is not laid out yet: `make format` does it, or says why not.")
        }
        if isInterrupted() { throw Interrupted() }
        if let note = Repository(command: command).make() { notes.append(note) }
        if isInterrupted() { throw Interrupted() }
        return notes
    }
}
