import TextUITesting

@testable import Users

/// A service that answers what the test wants, when the test wants: each fetch waits at a gate of its own.
final class StubUserService: UserService {
    final class Fetch {
        let gate = Gate()
        var result: Result<[User], any Error> = .success([.ada])
    }

    private(set) var fetches: [Fetch] = []
    /// Answers the next fetches at once, in order.
    var answers: [Result<[User], any Error>] = []

    func fetchUsers() async throws -> [User] {
        let fetch = Fetch()
        if !answers.isEmpty {
            fetch.result = answers.removeFirst()
            fetch.gate.open()
        }
        fetches.append(fetch)
        await fetch.gate.wait()
        return try fetch.result.get()
    }
}

extension User {
    static let ada = User(id: 1, name: "Ada", email: "ada@example.com")
    static let grace = User(id: 2, name: "Grace", email: "grace@example.com")
}
