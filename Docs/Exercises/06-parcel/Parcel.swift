// Exercise 6. Write a stub for a service
//
// The view model is right, and its tests have no tracker to ask. Write `place(of:)` of the stub: it notes the number in
// `asked`, and gives the next of its answers, be it a place or a failure.
//
// Read: Docs/09-testing.md
// Look: Tests/UsersTests/StubUserService.swift, func fetchUsers()

import SwiftMVVM

protocol ParcelTracker {
    func place(of number: String) async throws -> String
}

@Observable
final class ParcelViewModel {
    private(set) var text = "Not asked yet"
    private let number: String
    private let tracker: any ParcelTracker

    init(number: String, tracker: any ParcelTracker) {
        self.number = number
        self.tracker = tracker
    }

    func refresh() async {
        do {
            text = "In \(try await tracker.place(of: number))"
        } catch {
            text = "No news of \(number)"
        }
    }
}

/// Stands in for the tracker in the tests.
final class StubTracker: ParcelTracker {
    /// The numbers that it has been asked for, in order.
    private(set) var asked: [String] = []
    /// What it answers, in order.
    private var answers: [Result<String, any Error>]

    init(_ answers: [Result<String, any Error>]) {
        self.answers = answers
    }

    func place(of number: String) async throws -> String {
        ""
    }
}
