import Testing
import TextUI
import TextUITesting

/// Days and times that can be set.
@MainActor struct DatePickerTests {
    @MainActor @Observable final class Trip {
        /// The 2nd of December 2026, 14:05:30 in Greenwich.
        var start = Date(timeIntervalSince1970: 1_796_220_330)
    }

    private let trip = Trip()
    private let greenwich = TimeZone(identifier: "GMT")!

    private func screen(
        _ components: DatePickerComponents = [.hourAndMinute, .date], zone: TimeZone? = nil
    ) -> TestScreen {
        let (trip, zone) = (trip, zone ?? greenwich)
        return TestScreen {
            DatePicker("Start", selection: Bindable(trip).start, displayedComponents: components)
                .environment(\.timeZone, zone)
        }
    }

    @Test func `a day and a time are shown, and set alone or together`() async {
        let screen = screen()
        #expect(screen.body == "[1] Start: 2026-12-02 14:05")
        await screen.enter("1 2027-01-31 08:30")
        #expect(screen.body == "[1] Start: 2027-01-31 08:30")
        await screen.enter("start = 2027-2-1")
        #expect(screen.body == "[1] Start: 2027-02-01 08:30")
        await screen.type("23:59", into: "Start")
        #expect(screen.body == "[1] Start: 2027-02-01 23:59")
        await screen.enter("1")
        await screen.enter("00:00")
        #expect(screen.body == "[1] Start: 2027-02-01 00:00")
        #expect(screen.complaints == [])
    }

    @Test func `a day alone keeps the time to the second`() async {
        let screen = screen(.date)
        #expect(screen.body == "[1] Start: 2026-12-02")
        await screen.enter("1 2026-12-03")
        #expect(screen.body == "[1] Start: 2026-12-03")
        #expect(trip.start == Date(timeIntervalSince1970: 1_796_220_330 + 86_400))
    }

    @Test func `a time alone keeps the day`() async {
        let screen = screen(.hourAndMinute)
        #expect(screen.body == "[1] Start: 14:05")
        await screen.enter("1 9:15")
        #expect(screen.body == "[1] Start: 09:15")
        #expect(trip.start == Date(timeIntervalSince1970: 1_796_220_330 - 5 * 3_600 + 10 * 60 - 30))
    }

    @Test func `dates are those of the time zone around`() async {
        let screen = screen(zone: TimeZone(secondsFromGMT: 12 * 3_600)!)
        #expect(screen.body == "[1] Start: 2026-12-03 02:05")
    }

    @Test(arguments: [
        "soon", "2026-02-30", "2026-13-01", "2026-12-02 24:00", "14:05 2026-12-02", "1-2-3-4", "12026-01-01",
    ])
    func `what is no date is refused, and the date stays`(_ typed: String) async {
        let screen = screen()
        await screen.enter("1 \(typed)")
        #expect(
            screen.complaints == [
                "\"Start\" (1) takes a date and time such as 2026-12-02 14:05, not \"\(typed)\""
            ])
        #expect(screen.body == "[1] Start: 2026-12-02 14:05")
    }

    @Test func `a time is no answer where a day is asked for, nor the other way round`() async {
        let days = screen(.date)
        await days.enter("1 14:05")
        #expect(days.complaints == ["\"Start\" (1) takes a date such as 2026-12-02, not \"14:05\""])
        let times = screen(.hourAndMinute)
        await times.enter("1 2026-12-02")
        #expect(times.complaints == ["\"Start\" (1) takes a time such as 14:05, not \"2026-12-02\""])
    }

    @Test func `a range holds, and its first and last day count as a whole`() async {
        let (trip, zone) = (trip, greenwich)
        let first = trip.start
        let last = first.addingTimeInterval(2 * 86_400)
        let screen = TestScreen {
            DatePicker("Start", selection: Bindable(trip).start, in: first...last, displayedComponents: .date)
                .environment(\.timeZone, zone)
        }
        await screen.enter("1 2026-12-05")
        #expect(
            screen.complaints == [
                "\"Start\" (1) takes a date such as 2026-12-02 from 2026-12-02 to 2026-12-04, not \"2026-12-05\""
            ])
        trip.start = first.addingTimeInterval(3_600)
        await screen.enter("1 2026-12-04")
        #expect(trip.start == last)
    }

    @Test func `a range can be open at one end`() async {
        let (trip, zone) = (trip, greenwich)
        let start = trip.start
        let screen = TestScreen {
            VStack {
                DatePicker("From", selection: Bindable(trip).start, in: start...)
                DatePicker(selection: Bindable(trip).start, in: ...start) { Text("Until") }
            }
            .environment(\.timeZone, zone)
        }
        await screen.enter("from = 2026-12-01")
        await screen.enter("until = 2026-12-03")
        #expect(
            screen.complaints == [
                "\"From\" (1) takes a date and time such as 2026-12-02 14:05 from 2026-12-02 14:05 on, "
                    + "not \"2026-12-01\"",
                "\"Until\" (2) takes a date and time such as 2026-12-02 14:05 up to 2026-12-02 14:05, "
                    + "not \"2026-12-03\"",
            ])
    }

    @Test func `a time that the clocks skip is refused`() async {
        // In Berlin the 28th of March 2027 has no hour between two and three.
        let screen = screen(zone: TimeZone(identifier: "Europe/Berlin")!)
        await screen.enter("1 2027-03-28 02:30")
        #expect(screen.body == "[1] Start: 2026-12-02 15:05")
    }
}
