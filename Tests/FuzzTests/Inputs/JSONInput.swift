import Foundation
import TextUI

@testable import Users

/// What a server answers: users, something else, or nothing that can be read.
enum JSONInput {
    @MainActor static func run(_ bytes: [UInt8]) async throws(Finding) {
        let service = AnsweringService(answer: Answer(status: 200, data: Data(bytes)))
        let screen = FuzzScreen(app: { UsersApp(userService: service) })
        try await screen.start()
        try await screen.enter(lines: ["2", "add", "back", "search = a", "refresh", "end", "try again"])
        try await screen.close()
    }
}

/// Reads an answer as the remote service does, without a connection.
@MainActor private struct AnsweringService: UserService {
    let answer: Answer
    private let remote = RemoteUserService(url: URL(fileURLWithPath: "/users.json"))

    init(answer: Answer) { self.answer = answer }

    func fetchUsers() async throws -> [User] { try remote.users(in: answer) }
}
