import Testing

@testable import Picture

@Suite struct TranscriptTests {
    private let session = """
        ── Counter ───
        Count: 0

        > 1
        ── Counter ───
        Count: 1

          two lines on

        > :tree
        #1 CounterView
          #2 Text

        >\u{20}

        """

    @Test func `the last frame goes from its header to the empty line before the prompt`() {
        #expect(Transcript(session).lastFrame == ["── Counter ───", "Count: 1", "", "  two lines on"])
    }

    @Test func `the last answer is what came after the last line`() {
        #expect(Transcript(session).lastAnswer == ["#1 CounterView", "  #2 Text"])
    }

    @Test func `work that goes on is no part of a frame`() {
        let transcript = Transcript("── A ───\nLoading…\n\nstill working: 1 task (use wait)\n\n> \n")
        #expect(transcript.lastFrame == ["── A ───", "Loading…"])
    }

    @Test(arguments: ["── A ───", "── A › B ─", "── A long title that takes all of…", "── Sheet: A ──"])
    func `this is a header`(line: String) {
        #expect(Transcript("\(line)\nbody\n\n> \n").lastFrame == [line, "body"])
    }

    @Test(arguments: ["────", "──", "── ──", "- A -", ""])
    func `this is no header`(line: String) {
        #expect(Transcript("\(line)\nbody\n\n> \n").lastFrame == nil)
    }

    @Test(arguments: [
        ("── A ──\n\n> \n", true), ("── A ──\n\n> quit\n", false), ("── A ──\n\n> 1\n── A ──\n", false), ("", false),
    ])
    func `all was read if the last prompt got no line`(text: String, expected: Bool) {
        #expect(Transcript(text).hasReadAll == expected)
    }
}
