import Testing

@testable import TextUI

@Suite struct DurationTextTests {
    @Test(arguments: [
        ("2", Duration.seconds(2)), ("2s", .seconds(2)), ("0.5s", .milliseconds(500)), ("500ms", .milliseconds(500)),
        ("0", .zero), ("86400", .seconds(86_400)),
    ])
    func `a time is read`(text: String, time: Duration) {
        #expect(DurationText.parse(text) == time)
    }

    @Test(arguments: ["", "s", "ms", ".", "1.2.3", "-1", "+1", "1e9", "nan", "inf", "0x1", "86401", "2m", "٣", "2 s"])
    func `anything else is no time`(text: String) {
        #expect(DurationText.parse(text) == nil)
    }
}
