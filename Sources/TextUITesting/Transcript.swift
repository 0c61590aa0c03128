import TextUI

extension TestScreen {
    /// Runs a session and gives the whole transcript: frames, prompts, echoed lines and complaints, as a person would
    /// see them.
    ///
    /// ```swift
    /// let transcript = await TestScreen.transcript(of: CounterApp(), lines: ["1", "quit"])
    /// ```
    ///
    /// Without `quit` the input ends after the last line.
    public static func transcript<A: App>(
        of app: @autoclosure @escaping () -> A, lines: [String], width: Int = 80, height: Int = 24
    ) async -> String {
        let driver = ScreenDriver(app: app, width: width, height: height, clock: ContinuousClock())
        await driver.startSession()
        var hasEnded = false
        for line in lines where !hasEnded {
            hasEnded = await driver.submit(line) != nil
        }
        if !hasEnded { driver.endSession() }
        driver.close()
        return driver.transcript
    }
}
