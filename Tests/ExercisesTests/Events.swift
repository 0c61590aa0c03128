@testable import exercises

/// Lines of an event stream, as Swift Testing writes them.
enum Events {
    static func test(_ name: String, in module: String = "Exercise01") -> String {
        #"{"kind":"test","payload":{"kind":"function","id":"\#(module).\#(name)","displayName":"\#(name)"},"version":0}"#
    }

    static func started(_ name: String, in module: String = "Exercise01") -> String {
        event("testStarted", #","testID":"\#(module).\#(name)""#)
    }

    static func ended(_ name: String, in module: String = "Exercise01") -> String {
        event("testEnded", #","testID":"\#(module).\#(name)""#)
    }

    static let runEnded = event("runEnded", "")

    static func failed(
        _ name: String, in module: String = "Exercise01", line: Int, _ message: String, comment: String? = nil
    ) -> String {
        let details = comment.map { #",{"symbol":"details","text":"\#($0)"}"# } ?? ""
        return event(
            "issueRecorded",
            #","testID":"\#(module).\#(name)","issue":{"isKnown":false,"sourceLocation":{"line":\#(line)}}"#
                + #","messages":[{"symbol":"fail","text":"\#(message)"}\#(details)]"#)
    }

    static func stream(_ lines: String...) -> EventStream {
        EventStream(lines.joined(separator: "\n"))
    }

    private static func event(_ kind: String, _ rest: String) -> String {
        #"{"kind":"event","payload":{"kind":"\#(kind)"\#(rest)},"version":0}"#
    }
}
