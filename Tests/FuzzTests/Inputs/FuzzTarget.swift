/// What can be fuzzed: each target takes bytes and throws what it finds.
///
/// `make fuzz` calls them with bytes that libFuzzer makes up, the tests with the files in `Corpus`.
enum FuzzTarget: String, CaseIterable {
    case repl, script, text, json, session, views

    @MainActor func run(_ bytes: [UInt8]) async throws(Finding) {
        switch self {
        case .repl: try await ReplInput.run(bytes)
        case .script: try await ScriptInput.run(bytes)
        case .text: try await TextInput.run(bytes)
        case .json: try await JSONInput.run(bytes)
        case .session: try await SessionInput.run(bytes)
        case .views: try await ViewsInput.run(bytes)
        }
    }
}
