/// Users without a server. Delay and failure can be set, to see what the screen does with them.
final class MockUserService: UserService {
    var users: [User]
    var delay: Duration
    /// If set, the next fetches fail with it.
    var failure: UserServiceError?
    private let clock: any Clock<Duration>

    init(
        users: [User] = MockUserService.threeUsers, delay: Duration = .zero, failure: UserServiceError? = nil,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.users = users
        self.delay = delay
        self.failure = failure
        self.clock = clock
    }

    func fetchUsers() async throws -> [User] {
        if delay > .zero { try await clock.sleep(for: delay) }
        if let failure { throw failure }
        return users
    }

    static let threeUsers = [
        User(id: 1, name: "Ada", email: "ada@example.com"),
        User(id: 2, name: "Grace", email: "grace@example.com"),
        User(id: 3, name: "Linus", email: "linus@example.com"),
    ]
}
