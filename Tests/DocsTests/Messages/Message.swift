import Foundation
import Testing

/// A message of the core as the documents show it, in a block `text message NAME`: made by the mistake that it is about.
enum Message {
    /// The blocks that show one, in all documents.
    static let blocks =
        (try? Project.documents.flatMap { try Project.document($0).blocks }.filter { name(of: $0) != nil }) ?? []

    /// The names of all mistakes.
    @MainActor static var names: [String] { (Array(ViewMistakes.all.keys) + Array(endings.keys)).sorted() }

    /// Mistakes that end the program.
    @MainActor static let endings = InjectionMistakes.all.merging(AssemblingMistakes.all) { $1 }
        .merging(OtherMistakes.all) { $1 }

    /// The name of the mistake, if the block shows one.
    static func name(of block: FencedBlock) -> String? {
        guard block.language == "text", block.argument.hasPrefix("message ") else { return nil }
        return String(block.argument.dropFirst("message ".count))
    }

    /// The lines that the block should have. Nil if it shows no message.
    @MainActor static func truth(for block: FencedBlock) async throws(Fault) -> [String]? {
        guard let name = name(of: block) else { return nil }
        if let make = ViewMistakes.all[name] {
            return await make().diagnostics.flatMap { lines(of: $0) }
        }
        if endings[name] != nil { return await lines(of: ending(of: name)) }
        throw block.fault("there is no mistake called \(name). There are: \(names.joined(separator: ", ")).")
    }

    /// What a program tells before such a mistake ends it. What the runtime adds to a nil is not ours.
    private static func ending(of name: String) async -> String {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            [name = name as String] in
            await Message.endings[name]?()
        }
        let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        return text.components(separatedBy: "\n").prefix { !$0.contains(": Fatal error: ") }.joined(separator: "\n")
    }

    private static func lines(of text: String) -> [String] {
        let lines = text.components(separatedBy: "\n")
        return lines.last == "" ? lines.dropLast() : lines
    }
}
