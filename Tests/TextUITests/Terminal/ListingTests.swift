import Testing

@testable import TextUI

@Suite struct ListingTests {
    @Test func `words are listed as in a sentence`() {
        #expect(Listing.or([]) == "")
        #expect(Listing.or(["a"]) == "a")
        #expect(Listing.or(["a", "b"]) == "a or b")
        #expect(Listing.and(["a", "b", "c"]) == "a, b and c")
    }

    @Test func `of many words the rest is counted`() {
        #expect(Listing.or((1...12).map(String.init)) == "1, 2, 3, 4, 5, 6, 7, 8, 9, 10 or 2 more")
    }
}
