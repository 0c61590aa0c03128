import Foundation
import Testing

@testable import Users

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The remote service against a stub of the network: each test has a host of its own.
struct RemoteUserServiceTests {
    private func service(_ host: String, largest: Int = 1_000_000) throws -> RemoteUserService {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [StubProtocol.self]
        return RemoteUserService(
            url: try #require(URL(string: "http://\(host)/users.json")), largest: largest, configuration: configuration)
    }

    private func message(_ host: String, largest: Int = 1_000_000) async throws -> String? {
        do {
            _ = try await service(host, largest: largest).fetchUsers()
            return nil
        } catch let error as UserServiceError {
            return error.message
        }
    }

    @Test func `a list of users is read`() async throws {
        #expect(try await service("good.test").fetchUsers() == [User(id: 1, name: "Ada", email: "ada@example.com")])
    }

    @Test func `a status that is not 200 is told`() async throws {
        #expect(try await message("missing.test") == "missing.test answered with status 404.")
    }

    @Test func `JSON of another shape is told`() async throws {
        #expect(try await message("strange.test") == "strange.test sent something that is not a list of users.")
    }

    @Test func `an answer that is too long is refused`() async throws {
        #expect(try await message("good.test", largest: 10) == "good.test sent more than 10 bytes.")
    }

    @Test func `an answer that does not come in time is told`() async throws {
        #expect(try await message("slow.test") == "slow.test did not answer in time.")
    }

    @Test func `an answer as long as the limit is read`() async throws {
        #expect(try await message("good.test", largest: 54) == nil)
    }

    @Test func `a name that nobody has is told`() async throws {
        #expect(try await message("unknown.test") == "There is no server called unknown.test.")
    }

    @Test func `a refused connection is told`() async throws {
        #expect(try await message("refused.test") == "Nothing answers at refused.test.")
    }
}

/// Answers by the host of the request.
nonisolated final class StubProtocol: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func stopLoading() {}

    override func startLoading() {
        guard let url = request.url, let host = url.host else { return }
        switch host {
        case "good.test": answer(url, 200, #"[{"id": 1, "name": "Ada", "email": "ada@example.com"}]"#)
        case "missing.test": answer(url, 404, "not here")
        case "strange.test": answer(url, 200, #"{"users": 3}"#)
        case "slow.test": client?.urlProtocol(self, didFailWithError: URLError(.timedOut))
        case "unknown.test": client?.urlProtocol(self, didFailWithError: URLError(.cannotFindHost))
        default: client?.urlProtocol(self, didFailWithError: URLError(.cannotConnectToHost))
        }
    }

    private func answer(_ url: URL, _ status: Int, _ body: String) {
        let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: nil)!
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: Data(body.utf8))
        client?.urlProtocolDidFinishLoading(self)
    }
}
