import Foundation

/// `make picture`: draws what a sample shows.
@main
struct Picture {
    static func main() {
        do throws(Failure) {
            let request = try Request(Array(CommandLine.arguments.dropFirst()))
            let svg = try picture(for: request)
            if request.file.isEmpty {
                try print(svg)
            } else {
                try PictureFile(path: request.file).write(svg)
            }
        } catch {
            FileHandle.standardError.write(Data((error.text + "\n").utf8))
            exit(1)
        }
    }

    private static func print(_ svg: String) throws(Failure) {
        do {
            try FileHandle.standardOutput.write(contentsOf: Data(svg.utf8))
        } catch {
            throw Failure("The picture cannot be written to standard output: \(error.localizedDescription)")
        }
    }

    private static func picture(for request: Request) throws(Failure) -> String {
        let script = try request.script.map { path throws(Failure) in try Script(file: path) } ?? Script(lines: [])
        let run = SampleRun(program: request.program, name: request.name)
        let transcript = try run.transcript(of: script, asking: request.subject.command, width: request.width)
        return try svg(of: request.subject, in: transcript, sample: request.name)
    }

    /// The picture of what a transcript shows at its end.
    static func svg(of subject: Subject, in transcript: Transcript, sample: String) throws(Failure) -> String {
        switch subject {
        case .frame:
            guard let frame = transcript.lastFrame else { throw Failure("\(sample) drew no frame.") }
            return FramePicture(frame: frame, sample: sample).svg
        case .tree:
            return TreePicture(outline: try outline(of: subject, in: transcript, sample), sample: sample).svg
        case .deps:
            return ScopePicture(outline: try outline(of: subject, in: transcript, sample), sample: sample).svg
        }
    }

    private static func outline(
        of subject: Subject, in transcript: Transcript, _ sample: String
    ) throws(Failure) -> Outline {
        let outline = Outline(transcript.lastAnswer ?? [])
        if outline.roots.isEmpty { throw Failure("\(sample) gave no answer to \(subject.command ?? "").") }
        return outline
    }
}

/// What to draw.
enum Subject: String, CaseIterable {
    case frame, tree, deps

    /// The line that makes a sample tell it.
    var command: String? { self == .frame ? nil : ":\(rawValue)" }
}
