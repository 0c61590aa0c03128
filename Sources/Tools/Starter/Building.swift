import Foundation

/// Writes a project into a folder beside its place, and puts it there in one step: there is never half a project.
struct Building {
    let plan: Plan
    let destination: Destination
    var isInterrupted: () -> Bool = { false }
    /// The command that lays out Swift code.
    var swift = "swift"

    struct Interrupted: Error {}

    /// - Returns: what to tell, if something was left out.
    func run() throws -> [String] {
        let place = destination.folder
        let temporary = place.deletingLastPathComponent().appendingPathComponent(
            ".\(place.lastPathComponent).new-\(ProcessInfo.processInfo.processIdentifier)", isDirectory: true)
        do {
            try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: false)
        } catch {
            throw Failure(
                text: "Nothing can be written into \(place.deletingLastPathComponent().path): \(reason(error)). "
                    + "Say another place with TO")
        }
        do {
            let notes = try fill(temporary)
            try FileManager.default.moveItem(at: temporary, to: place)
            return notes
        } catch {
            try? FileManager.default.removeItem(at: temporary)
            if error is Interrupted { throw error }
            throw Failure(text: "\(destination.shown) was not made: \(reason(error)).")
        }
    }

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
        let command = Command(folder: folder)
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

    private func reason(_ error: any Error) -> String {
        if let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError, cause.domain == NSPOSIXErrorDomain
        {
            return String(cString: strerror(Int32(cause.code)))
        }
        return error.localizedDescription
    }
}
