import Foundation
import Injection
import Testing

protocol UserService {
    var names: [String] { get }
}

final class MockUserService: UserService {
    let names: [String]
    init(names: [String] = ["Ada"]) { self.names = names }
}

struct RemoteUserService: UserService {
    var names: [String] { ["Grace"] }
}

struct Database: Equatable {
    var path = "users.db"
}

struct Cache: Equatable {
    var limit = 10
}

struct AppServices {
    var database = Database()
    var cache = Cache()
}

/// A value that several threads may change.
final class Locked<Value>: @unchecked Sendable {
    // Sendable because the value is only touched while the lock is held.
    private let lock = NSLock()
    private var stored: Value

    init(_ value: Value) { stored = value }

    var value: Value { lock.withLock { stored } }

    @discardableResult func change<Result>(_ body: (inout Value) -> Result) -> Result {
        lock.withLock { body(&stored) }
    }
}

/// What a process that ended wrote to its standard error.
func errorText(of result: ExitTest.Result?) -> String? {
    result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
}
