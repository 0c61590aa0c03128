import Foundation

extension Timer {
    /// A publisher that sends the date again and again, once it is connected.
    ///
    /// ```swift
    /// Timer.publish(every: 1, on: .main, in: .common)
    ///     .autoconnect()
    ///     .sink { [weak self] date in self?.tick(date) }
    ///     .store(in: &cancellables)
    /// ```
    ///
    /// In a test, send dates into a `PassthroughSubject` instead.
    ///
    /// - Parameters:
    ///   - interval: The seconds between two dates.
    ///   - tolerance: By how many seconds a date may be late; nil leaves it to the timer.
    ///   - runLoop: Where the timer runs.
    ///   - mode: Kept for the form; the timer fires in the common modes.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
    }

    /// Mirrors Foundation's `Timer.TimerPublisher`.
    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never

        public let interval: TimeInterval
        public let tolerance: TimeInterval?
        public let runLoop: RunLoop
        public let mode: RunLoop.Mode
        private let dates = PassthroughSubject<Date, Never>()

        public init(interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            dates.subscribe(subscriber)
        }

        public func connect() -> any Cancellable {
            runLoop.schedule(
                after: runLoop.now.advanced(by: .seconds(interval)), interval: .seconds(interval),
                tolerance: .seconds(tolerance ?? 0), options: nil
            ) { [dates] in
                dates.send(Date())
            }
        }
    }
}
