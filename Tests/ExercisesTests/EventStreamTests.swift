import Testing

@testable import exercises

struct EventStreamTests {
    @Test func `failures come in the order of their lines, those of other modules apart`() {
        let stream = Events.stream(
            Events.test("it shines"), Events.test("it warms"), Events.test("it rings", in: "Exercise02"),
            Events.failed("it warms", line: 9, "cold", comment: "still"), Events.failed("it shines", line: 5, "dark"),
            Events.failed("it rings", in: "Exercise02", line: 1, "silent"))
        #expect(
            stream.failures(in: "Exercise01") == [
                EventStream.Failure(test: "it shines", line: 5, message: "dark", comments: []),
                EventStream.Failure(test: "it warms", line: 9, message: "cold", comments: ["still"]),
            ])
        #expect(stream.tests(in: "Exercise01") == ["it shines", "it warms"])
    }

    @Test func `what has begun and not ended is unfinished`() {
        let stream = Events.stream(
            Events.test("it shines"), Events.test("it warms"), Events.started("it shines"), Events.started("it warms"),
            Events.ended("it shines"))
        #expect(stream.unfinished == ["it warms"])
        #expect(!stream.hasEnded)
    }

    @Test func `a line that cannot be read is passed over`() {
        #expect(Events.stream("{", Events.runEnded).hasEnded)
    }
}
