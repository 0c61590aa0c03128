import Foundation
import Testing
import TextUITesting

@testable import Users

/// The remote service over a real connection, with the view model that uses it.
struct LoopbackTests {
    private static let grace = #"[{"id":2,"name":"Grace","email":"grace@example.com"}]"#

    private func answer(_ status: String, _ body: String) -> String {
        "HTTP/1.1 \(status)\r\nContent-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)"
    }

    /// The state of a list that has loaded from there.
    private func state(
        from server: LoopbackServer, largest: Int = 1_000_000, clock: any Clock<Duration> = ContinuousClock()
    ) async -> UserListViewModel.State {
        let viewModel = UserListViewModel(
            userService: RemoteUserService(url: server.url, largest: largest, clock: clock))
        await viewModel.loadUsers()
        return viewModel.state
    }

    @Test func `users come over a real connection`() async throws {
        let server = try LoopbackServer(answer("200 OK", Self.grace))
        defer { server.stop() }
        #expect(await state(from: server) == .loaded([.grace]))
    }

    @Test func `a status of 404 is told`() async throws {
        let server = try LoopbackServer(answer("404 Not Found", "nothing here"))
        defer { server.stop() }
        #expect(await state(from: server) == .failed("127.0.0.1:\(server.port) answered with status 404."))
    }

    @Test func `an answer that is no JSON is told`() async throws {
        let server = try LoopbackServer(answer("200 OK", "<html>"))
        defer { server.stop() }
        let text = "127.0.0.1:\(server.port) sent something that is not a list of users."
        #expect(await state(from: server) == .failed(text))
    }

    @Test func `an answer beyond the limit is not read to its end`() async throws {
        // It promises more than it sends: who reads to the end gets another error.
        let length = "HTTP/1.1 200 OK\r\nContent-Length: 1000000000\r\n\r\n"
        let server = try LoopbackServer(length + String(repeating: " ", count: 300_000))
        defer { server.stop() }
        let text = "127.0.0.1:\(server.port) sent more than 1000 bytes."
        #expect(await state(from: server, largest: 1000, clock: ManualClock()) == .failed(text))
    }

    @Test func `a server that says nothing is given up when the time is over`() async throws {
        let server = try LoopbackServer(nil)
        defer { server.stop() }
        let clock = ManualClock()
        async let state = state(from: server, clock: clock)
        await clock.arrival()
        clock.advance(by: .seconds(5))
        #expect(await state == .failed("127.0.0.1:\(server.port) did not answer in time."))
    }

    @Test func `a refused connection is told`() async throws {
        let server = try LoopbackServer()
        defer { server.stop() }
        let state = await state(from: server)
        #expect(state == .failed("Nothing answers at 127.0.0.1:\(server.port)."))
    }

    @Test func `a server that has come to itself is asked again`() async throws {
        let server = try LoopbackServer(answer("503 Service Unavailable", ""), answer("200 OK", Self.grace))
        defer { server.stop() }
        let viewModel = UserListViewModel(userService: RemoteUserService(url: server.url))
        await viewModel.loadUsers()
        #expect(viewModel.state == .failed("127.0.0.1:\(server.port) answered with status 503."))
        await viewModel.loadUsers()
        #expect(viewModel.state == .loaded([.grace]))
    }

    @Test func `a cancelled load hangs up at once and leaves no trace`() async throws {
        let server = try LoopbackServer(nil)
        defer { server.stop() }
        let clock = ManualClock()
        let viewModel = UserListViewModel(userService: RemoteUserService(url: server.url, clock: clock))
        let load = Task { await viewModel.loadUsers() }
        await clock.arrival()
        load.cancel()
        await load.value
        #expect(viewModel.state == .idle)
    }

    @Test func `a proxy is not asked for this machine`() async {
        await #expect(processExitsWith: .success) {
            try await LoopbackTests().loadDespiteProxy()
        }
    }

    private func loadDespiteProxy() async throws {
        // Nobody listens there; who asks the proxy fails.
        setenv("http_proxy", "http://127.0.0.1:1", 1)
        let server = try LoopbackServer(answer("200 OK", Self.grace))
        defer { server.stop() }
        #expect(await state(from: server) == .loaded([.grace]))
    }
}
