// Exercise 6. Write a stub for a service: a solution
//
// The test decides what the service answers, and sees what it was asked. `get()` returns the value or throws the error,
// so that one line serves both.

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
        asked.append(number)
        return try answers.removeFirst().get()
    }
}
