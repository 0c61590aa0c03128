import Foundation
import Testing

@testable import Users

/// The remote service over a real connection.
struct LoopbackTests {
    private func answer(_ status: String, _ body: String) -> String {
        "HTTP/1.1 \(status)\r\nContent-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)"
    }

    private func message(_ service: RemoteUserService) async throws -> String? {
        do {
            _ = try await service.fetchUsers()
            return nil
        } catch let error as UserServiceError {
            return error.message
        }
    }

    @Test func `users come over a real connection`() async throws {
        let server = try LoopbackServer(answer: answer("200 OK", #"[{"id":7,"name":"Grace","email":"g@example.com"}]"#))
        defer { server.stop() }
        let users = try await RemoteUserService(url: server.url).fetchUsers()
        #expect(users == [User(id: 7, name: "Grace", email: "g@example.com")])
    }

    @Test func `so does a status of 404`() async throws {
        let server = try LoopbackServer(answer: answer("404 Not Found", ""))
        defer { server.stop() }
        let message = try await message(RemoteUserService(url: server.url))
        #expect(message == "127.0.0.1:\(server.port) answered with status 404.")
    }

    @Test func `a server that has gone is told`() async throws {
        let server = try LoopbackServer(answer: "")
        server.stop()
        let message = try await message(RemoteUserService(url: server.url))
        #expect(message == "Nothing answers at 127.0.0.1:\(server.port).")
    }

    @Test func `a server that says nothing is given up`() async throws {
        let server = try LoopbackServer(answer: nil)
        defer { server.stop() }
        let message = try await message(RemoteUserService(url: server.url, timeout: 0.3))
        #expect(message == "127.0.0.1:\(server.port) did not answer in time.")
    }

    @Test func `USERS_URL chooses the remote service`() {
        #expect(UsersApp.chosenService("http://127.0.0.1:8080/users.json") is RemoteUserService)
        #expect(UsersApp.chosenService(nil) is MockUserService)
        #expect(UsersApp.chosenService("") is MockUserService)
    }

    @Test func `an address that is none is told when the users are asked for`() async {
        await #expect(throws: UserServiceError(message: "USERS_URL is not an address: users")) {
            try await UsersApp.chosenService("users").fetchUsers()
        }
    }
}
