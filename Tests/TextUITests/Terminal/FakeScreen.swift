@testable import TextUI

/// A screen without views: a test says what it draws and what an action does.
@MainActor final class FakeScreen: Screen {
    var draw: () -> Frame
    /// What happens after an action has been noted in `log`.
    var react: (String) -> Void = { _ in }
    var work = Work.idle
    var hasNewWork = true
    private(set) var log: [String] = []
    private(set) var needsRender = true
    private var hasNews = false
    private var waiting: CheckedContinuation<Void, Never>?
    private var watcher: CheckedContinuation<Void, Never>?

    init(_ draw: @escaping () -> Frame) { self.draw = draw }

    /// A frame that never changes.
    convenience init(_ frame: Frame) { self.init { frame } }

    func render() -> Frame {
        needsRender = false
        return draw()
    }

    /// Tells the REPL that there is something new.
    func changed(_ change: () -> Void = {}) {
        change()
        needsRender = true
        signal()
    }

    func workOutlived() { hasNewWork = false }

    /// Tells the REPL that work has begun or ended.
    func works(_ work: Work) {
        self.work = work
        signal()
    }

    private func signal() {
        hasNews = true
        waiting?.resume()
        waiting = nil
    }

    func nextChange() async {
        if !hasNews {
            await withTaskCancellationHandler {
                if Task.isCancelled { return }
                await withCheckedContinuation { continuation in
                    waiting = continuation
                    watcher?.resume()
                    watcher = nil
                }
            } onCancel: {
                Task { @MainActor in self.signal() }
            }
        }
        hasNews = false
    }

    /// Returns when the REPL waits for a change.
    func isAwaited() async {
        if waiting == nil { await withCheckedContinuation { watcher = $0 } }
    }

    private func note(_ action: String) {
        log.append(action)
        needsRender = true
        react(action)
    }

    func perform(_ change: ControlChange, on controlID: Int) { note("\(controlID) \(change)") }
    func swipe(rowID: Int, action index: Int) { note("swipe \(rowID) \(index)") }
    func goBack() { note("back") }
    func dismissModal() { note("dismiss") }
    func refresh() { note("refresh") }
    func scroll(_ direction: ScrollDirection) { note("scroll \(direction)") }
    func selectTab(_ index: Int) { note("tab \(index)") }
    func open(path: String) { note("open \(path)") }
    func restart() { note("restart") }
    func close() { note("close") }
}

extension Frame {
    /// A frame with this text and these controls, whose node ids are 100 and their numbers.
    init(_ text: String, _ controls: [Control] = []) {
        self.init()
        self.text = text
        styledText = text
        self.controls = controls
    }

    /// Controls of these kinds, in the order of their numbers.
    static func controls(_ controls: (label: String, kind: Control.Kind)...) -> [Control] {
        controls.enumerated().map { Control(id: 101 + $0, number: $0 + 1, label: $1.label, kind: $1.kind) }
    }
}

extension FakeScreen {
    /// The counter of the manual.
    static func counter() -> FakeScreen {
        var count = 0
        let screen = FakeScreen {
            Frame(
                """
                ── Counter ───────────────────
                Count: \(count)
                [1] Increment   [2] Decrement   [3] Reset
                """,
                Frame.controls(("Increment", .button), ("Decrement", .button), ("Reset", .button)))
        }
        screen.react = { action in
            switch action {
            case "101 activate": count += 1
            case "102 activate": count = max(0, count - 1)
            case "103 activate", "restart": count = 0
            default: break
            }
        }
        return screen
    }

    /// A form with one control of each kind.
    static func form() -> FakeScreen {
        let values = FormValues()
        let screen = FakeScreen {
            Frame(
                "name \(values.name), wifi \(values.wifi), level \(values.level)",
                Frame.controls(
                    ("Name", .field(text: values.name, isSecure: false)),
                    ("Password", .field(text: "", isSecure: true)),
                    ("Wi-Fi", .toggle(isOn: values.wifi)),
                    ("Level", .stepper(value: values.level)),
                    ("Save", .button)))
        }
        screen.react = { values.apply($0) }
        return screen
    }
}

@MainActor private final class FormValues {
    var name = "-"
    var wifi = false
    var level = 1.0

    func apply(_ action: String) {
        switch action {
        case "restart": (name, wifi, level) = ("-", false, 1)
        case "103 isOn(true)": wifi = true
        case "103 isOn(false)": wifi = false
        case "104 increment": level += 1
        default:
            if action.hasPrefix("101 text(") { name = String(action.dropFirst(10).dropLast(2)) }
        }
    }
}
