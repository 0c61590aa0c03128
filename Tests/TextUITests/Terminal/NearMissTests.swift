import Testing

@testable import TextUI

@Suite struct NearMissTests {
    let words = ["Increment", "Decrement", "Reset"]

    @Test func `a missing letter finds the word`() {
        #expect(NearMiss.find("incremnt", in: words) == [0])
    }

    @Test func `swapped neighbours are one mistake`() {
        #expect(NearMiss.find("rseet", in: words) == [2])
        #expect(NearMiss.find("wiat", in: ["wait", "that"]) == [0])
    }

    @Test func `words that are equally near are all found`() {
        #expect(NearMiss.find("ancrement", in: words) == [0])
        #expect(NearMiss.find("crement", in: words) == [0, 1])
    }

    @Test func `nothing is near to something else`() {
        #expect(NearMiss.find("banana", in: words) == [])
    }

    @Test func `one letter is not near to another one`() {
        #expect(NearMiss.find("x", in: ["y", "z"]) == [])
    }

    @Test func `a long text has no near miss`() {
        let long = String(repeating: "a", count: 1_000_000)
        #expect(NearMiss.find(long, in: [long]) == [])
    }

    @Test func `the empty text has no near miss`() {
        #expect(NearMiss.find("", in: ["", "a"]) == [])
    }

    @Test func `a suggestion reads as a question`() {
        #expect(NearMiss.suggestion("crement", in: words) == ": did you mean \"Increment\" or \"Decrement\"?")
        #expect(NearMiss.suggestion("banana", in: words) == "")
    }
}
