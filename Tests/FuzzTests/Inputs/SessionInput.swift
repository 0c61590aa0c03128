@testable import TextUI

/// A person who does what a screen offers, in any order: taps, types, goes back, dismisses, follows links.
enum SessionInput {
    @MainActor static func run(_ bytes: [UInt8]) async throws(Finding) {
        var choices = Choices(bytes)
        let sample = choices.one(of: FuzzedSample.allCases)
        let screen = sample.mount(width: 20 + choices.below(80))
        do throws(Finding) {
            try await run(screen, steps: 60, &choices)
        } catch {
            throw Finding("\(sample): \(error)")
        }
    }

    @MainActor static func run(_ screen: FuzzScreen, steps: Int, _ choices: inout Choices) async throws(Finding) {
        try await screen.start()
        for _ in 0..<steps where !choices.areUsedUp {
            let line = line(for: screen.frame, &choices)
            do throws(Finding) {
                switch line {
                case "save": try await screen.save()
                case "replay": try await screen.replay()
                default: try await screen.enter(line)
                }
            } catch {
                throw Finding("after \(line.debugDescription): \(error)")
            }
        }
        try await screen.close()
    }

    static let words = ["more", "less", "top", "end", "wait", "help", "1", "wait 5s"]
    static let wordsOnTheSession = [
        ":tree", ":models", ":deps", ":trace on", ":trace off", ":why", ":source", "undo", "save", "replay",
        ":source print", ":tree ",
    ]
    /// What `:tree` can begin at: views of the samples, the beginning of some, and one that is nowhere.
    static let views = ["List", "te", "b", "CounterView", "UserDetailView", "Place", "NavigationStack", "Nowhere"]

    /// A line that makes sense on a frame, most of the time.
    static func line(for frame: Frame, _ choices: inout Choices) -> String {
        switch choices.below(16) {
        case 0...6: return tap(frame, &choices)
        case 7:
            let word = choices.one(of: wordsOnTheSession)
            return word == ":tree " ? word + choices.one(of: views) : word
        case 8: return "back"
        case 9: return "dismiss"
        case 10: return "tab \(choices.below(4) + 1)"
        case 11: return "open " + choices.one(of: ["tabs/1", "tabs/3/demo", "tabs/9", "1", "http://[", "%"])
        case 12: return "refresh"
        case 13: return choices.one(of: words)
        case 14:
            guard let row = frame.swipeRows.isEmpty ? nil : choices.one(of: frame.swipeRows) else { return "" }
            return "swipe \(row.number) " + (row.actions.isEmpty ? "" : choices.one(of: row.actions))
        default: return choices.text()
        }
    }

    private static func tap(_ frame: Frame, _ choices: inout Choices) -> String {
        guard !frame.controls.isEmpty else { return "" }
        let control = choices.one(of: frame.controls)
        switch control.kind {
        case .button, .link: return "\(control.number)"
        case .field: return "\(control.number) \(choices.text())"
        case .toggle: return choices.one(of: ["\(control.number)", "\(control.number) on", "\(control.number) off"])
        case .stepper, .slider:
            return "\(control.number) " + choices.one(of: ["+", "-", "0", "1", "0.3", "-7", "1e300", "x"])
        case .picker: return "\(control.number) \(choices.below(6))"
        }
    }
}
