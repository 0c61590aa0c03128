import Testing
import TextUI

struct CollectionOffsetsTests {
    @Test func `elements are removed at offsets`() {
        var letters = ["a", "b", "c", "d"]
        letters.remove(atOffsets: IndexSet([0, 2]))
        #expect(letters == ["b", "d"])
    }

    @Test(arguments: [
        ([0], 0, "abcd"), ([0], 1, "abcd"), ([0], 2, "bacd"), ([0], 4, "bcda"), ([3], 0, "dabc"), ([0, 2], 2, "bacd"),
        ([0, 3], 2, "badc"),
    ])
    func `elements are moved to before a place`(source: [Int], destination: Int, result: String) {
        var letters = ["a", "b", "c", "d"]
        letters.move(fromOffsets: IndexSet(source), toOffset: destination)
        #expect(letters.joined() == result)
    }
}
