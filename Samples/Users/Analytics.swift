/// Hears what the person does. Each flow has its own.
protocol Analytics: AnyObject {
    var events: [String] { get }
    func track(_ event: String)
}

/// Keeps the events, for a screen or a test that shows them.
final class MemoryAnalytics: Analytics {
    let flow: String
    private(set) var events: [String] = []

    init(flow: String) {
        self.flow = flow
    }

    func track(_ event: String) {
        events.append("\(flow): \(event)")
    }
}
