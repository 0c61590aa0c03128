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
    // The value is only touched while the lock is held.
    private let lock = NSLock()
    private var stored: Value

    init(_ value: Value) { stored = value }

    var value: Value { lock.withLock { stored } }

    @discardableResult func change<Result>(_ body: (inout Value) -> Result) -> Result {
        lock.withLock { body(&stored) }
    }
}

extension DependenciesContainer {
    /// A registration at a line that does not change with the test.
    func at<Value>(
        _ line: UInt, _ value: Value, isolation: isolated (any Actor)? = #isolation
    ) -> DependenciesContainer {
        register(value, file: "App/App.swift", line: line)
    }

    func lazy<Value>(
        at line: UInt, _ type: Value.Type, isolation: isolated (any Actor)? = #isolation,
        _ make: @escaping () -> Value
    ) -> DependenciesContainer {
        register(as: type, file: "App/App.swift", line: line, make)
    }
}

/// What a process that ended wrote to its standard error.
func errorText(of result: ExitTest.Result?) -> String? {
    result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
}
