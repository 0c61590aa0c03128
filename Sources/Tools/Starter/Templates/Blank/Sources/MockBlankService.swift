/// A service without a server. What it answers can be set.
final class MockBlankService: BlankService {
    var answer: Result<String, any Error>

    init(answer: Result<String, any Error> = .success("Hello")) {
        self.answer = answer
    }

    func greeting() async throws -> String {
        try answer.get()
    }
}
