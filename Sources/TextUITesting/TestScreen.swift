import TextUI

/// Mounts a view or an app without a terminal, and does what a person would do.
///
/// ```swift
/// let screen = TestScreen { CounterView() }
/// await screen.tap("Increment")
/// #expect(screen.frame.contains("Count: 1"))
/// ```
///
/// Nothing sleeps: an action is followed by `settle()`, which ends when the work has ended or waits for a `Gate` or a
/// `ManualClock` of the test. Everything runs on the main actor.
///
/// SwiftUI has no counterpart.
@MainActor public final class TestScreen {
    private let driver: ScreenDriver
    /// The frames so far: each that differed from the one before when the screen had settled.
    public private(set) var frames: [String] = []
    /// How long `settle()` waits for work that neither ends nor waits for the test.
    public var patience = Duration.seconds(2)

    /// Mounts a view.
    ///
    /// - Parameters:
    ///   - name: the app's name, which the header shows where no view has a title.
    ///   - width: in cells, at least 20.
    ///   - height: in lines; a long list shows six rows less.
    ///   - clock: measures how long a line of the REPL waits for async work.
    ///   - view: what is mounted.
    public init<V: View>(
        name: String = "Test", width: Int = 80, height: Int = 24, clock: any Clock<Duration> = ContinuousClock(),
        @ViewBuilder _ view: @escaping () -> V
    ) {
        driver = ScreenDriver(view, name: name, width: width, height: height, clock: clock)
        record()
    }

    /// Mounts an app.
    public init<A: App>(
        app: @autoclosure @escaping () -> A, width: Int = 80, height: Int = 24,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        driver = ScreenDriver(app: app, width: width, height: height, clock: clock)
        record()
    }

    /// The text of the screen now, without the prompt.
    public var frame: String { driver.frame }

    /// The frame without its header.
    public var body: String { String(frame.drop { $0 != "\n" }.dropFirst()) }

    /// The labels of the controls, in the order of their numbers.
    public var controls: [String] { driver.controls.map(\.label) }

    /// Mistakes that TextUI has told of, such as a state that was changed while drawing.
    public var diagnostics: [String] { driver.diagnostics }

    /// Complaints about lines that could not be used.
    public var complaints: [String] { driver.complaints }

    // MARK: What a person does

    /// Activates the control with this label, or the beginning or a part of it.
    public func tap(_ label: String) async {
        await enter("\"\(label)\"")
    }

    /// Sets the text, the option or the number of a control.
    public func type(_ text: String, into label: String) async {
        await enter("\(label) = \(text)")
    }

    /// Takes a line as the REPL does, and settles.
    public func enter(_ line: String) async {
        _ = await driver.submit(line)
        record()
    }

    /// Applies all pending changes and lets async work go on until it has ended or waits for the test.
    public func settle() async {
        await driver.settle(patience: patience)
        record()
    }

    /// Ends all views.
    public func close() { driver.close() }

    private func record() {
        let frame = driver.frame
        if frames.last != frame { frames.append(frame) }
    }

    // MARK: What can be counted

    /// How often the body of this kind of view has run since the start or the last reset.
    public func bodyCount<V: View>(of view: V.Type) -> Int { driver.bodyCount(of: view) }

    /// Begins to count anew.
    public func resetBodyCounts() { driver.resetBodyCounts() }
}
