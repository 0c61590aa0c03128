import Foundation

/// The lines that are typed before the picture is taken.
struct Script: Equatable {
    /// The file that they are from.
    private(set) var name = "its start"
    let lines: [String]

    private static let largest = 1_000_000

    init(lines: [String]) {
        self.lines = lines
    }

    init(file: String) throws(Failure) {
        let descriptor = open(file, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw Failure("The script \(file) cannot be read: \(String(cString: strerror(errno))).")
        }
        defer { close(descriptor) }
        var data = Data()
        do {
            let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
            while data.count <= Self.largest, let part = try handle.read(upToCount: 65_536), !part.isEmpty {
                data += part
            }
        } catch {
            throw Failure("The script \(file) cannot be read: it is no file.")
        }
        if data.count > Self.largest {
            throw Failure("The script \(file) is not read: it is longer than \(Self.largest) bytes.")
        }
        guard let text = String(validating: data, as: UTF8.self) else {
            throw Failure("The script \(file) cannot be read: it is not UTF-8.")
        }
        var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.map(String.init)
        if lines.last == "" { lines.removeLast() }
        self.lines = lines
        name = file
    }

    /// What the sample reads.
    func input(asking command: String?) -> String {
        (lines + (command.map { [$0] } ?? [])).map { $0 + "\n" }.joined()
    }

    /// The first line that leaves the sample, counted from 1.
    var leaving: (number: Int, line: String)? {
        lines.enumerated().first { ["quit", "q", "exit"].contains($1.trimmingCharacters(in: .whitespaces)) }
            .map { ($0 + 1, $1) }
    }
}
