import Testing
import TextUITesting

struct TimetableTests {
    @Test func `departures are shown`() async {
        let screen = TestScreen { TimetableView(company: StubCompany([["9:05 Harbour", "9:20 Hill"]])) }
        await screen.settle()
        #expect(screen.body == "9:05 Harbour\n9:20 Hill")
    }

    @Test func `a company that does not answer is told of`() async {
        let screen = TestScreen { TimetableView(company: StubCompany([nil])) }
        await screen.settle()
        #expect(screen.body == "No timetable today.\n[1] Try again")
    }

    @Test func `Try again asks once more`() async {
        let screen = TestScreen { TimetableView(company: StubCompany([nil, ["9:05 Harbour"]])) }
        await screen.settle()
        await screen.tap("Try again")
        #expect(screen.body == "9:05 Harbour")
    }
}

/// Answers in order; nil is a failure.
final class StubCompany: BusCompany {
    struct Silence: Error {}

    private var answers: [[String]?]

    init(_ answers: [[String]?]) {
        self.answers = answers
    }

    func departures() async throws -> [String] {
        guard !answers.isEmpty, let answer = answers.removeFirst() else { throw Silence() }
        return answer
    }
}
