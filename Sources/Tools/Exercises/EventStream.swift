import Foundation

/// What Swift Testing tells of a run: one JSON object a line.
struct EventStream {
    struct Failure: Equatable {
        /// The name of the test, which is a sentence.
        let test: String
        let line: Int
        let message: String
        let comments: [String]
    }

    /// The tests that there are, by their ids.
    private(set) var tests: [String: String] = [:]
    private(set) var hasEnded = false
    private var failuresByTest: [(id: String, failure: Failure)] = []
    private var begun: Set<String> = []
    private var ended: Set<String> = []
    /// The lines of all that it has said about failures.
    private(set) var saidLines: Set<String> = []

    init(_ text: String) {
        for line in text.split(separator: "\n") {
            guard let record = try? JSONDecoder().decode(Record.self, from: Data(line.utf8)) else { continue }
            read(record)
        }
    }

    /// The failures in one module, or in all, in the order of the tests' lines.
    func failures(in module: String) -> [Failure] {
        failuresByTest.filter { $0.id.hasPrefix(module + ".") }.map(\.failure).sorted { $0.line < $1.line }
    }

    /// The names of the tests of a module.
    func tests(in module: String) -> [String] {
        tests.filter { $0.key.hasPrefix(module + ".") }.map(\.value).sorted()
    }

    /// The tests that have begun and not ended.
    var unfinished: [String] {
        begun.subtracting(ended).compactMap { tests[$0] }.sorted()
    }

    private mutating func read(_ record: Record) {
        let payload = record.payload
        if record.kind == "test", payload.kind == "function", let id = payload.id {
            tests[id] = payload.displayName ?? payload.name ?? id
        }
        guard record.kind == "event" else { return }
        switch payload.kind {
        case "testStarted": payload.testID.map { _ = begun.insert($0) }
        case "testEnded": payload.testID.map { _ = ended.insert($0) }
        case "runEnded": hasEnded = true
        case "issueRecorded": readIssue(payload)
        default: break
        }
    }

    private mutating func readIssue(_ payload: Record.Payload) {
        guard payload.issue?.isKnown != true else { return }
        let messages = payload.messages ?? []
        for message in messages { saidLines.formUnion(message.text.components(separatedBy: "\n").dropFirst()) }
        let id = payload.testID ?? ""
        let failure = Failure(
            test: tests[id] ?? id, line: payload.issue?.sourceLocation?.line ?? 0,
            message: messages.first?.text ?? "", comments: messages.filter { $0.symbol == "details" }.map(\.text))
        failuresByTest.append((id, failure))
    }

    private struct Record: Decodable {
        let kind: String
        let payload: Payload

        struct Payload: Decodable {
            let kind: String?
            let id: String?
            let name: String?
            let displayName: String?
            let testID: String?
            let messages: [Message]?
            let issue: Issue?
        }

        struct Message: Decodable {
            let symbol: String
            let text: String
        }

        struct Issue: Decodable {
            let isKnown: Bool?
            let sourceLocation: SourceLocation?
        }

        struct SourceLocation: Decodable {
            let line: Int
        }
    }
}
