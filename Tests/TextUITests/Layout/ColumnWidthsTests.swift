import Testing

@testable import TextUI

@Suite struct ColumnWidthsTests {
    private func widths(
        _ ideal: [Int], flexible: Set<Int> = [], minimum: [Int]? = nil, in available: Int, spacing: Int = 0
    ) -> [Int] {
        TextBlock.columnWidths(
            ideal: ideal, flexible: ideal.indices.map(flexible.contains),
            minimum: minimum ?? ideal.map { _ in 1 }, available: available, spacing: spacing)
    }

    @Test func `columns that fit get what they would like`() {
        #expect(widths([5, 10, 3], in: 80, spacing: 3) == [5, 10, 3])
        #expect(widths([5, 10, 3], in: 24, spacing: 3) == [5, 10, 3])
    }

    @Test func `spacers share what is left, the first gets the odd cell`() {
        #expect(widths([4, 0, 4], flexible: [1], in: 20) == [4, 12, 4])
        #expect(widths([0, 4, 0], flexible: [0, 2], in: 11) == [4, 4, 3])
        #expect(widths([4, 0, 4], flexible: [1], in: 8) == [4, 0, 4])
    }

    @Test func `the wide columns share what the narrow ones leave`() {
        #expect(widths([3, 100, 100], in: 23) == [3, 10, 10])
        #expect(widths([3, 12, 100], in: 30) == [3, 12, 15])
        #expect(widths([100, 3, 100], in: 24) == [11, 3, 10])
        #expect(widths([100, 100], in: 23, spacing: 3) == [10, 10])
    }

    @Test func `spacers get nothing where there is too little`() {
        #expect(widths([50, 0, 50], flexible: [1], minimum: [1, 0, 1], in: 20) == [10, 0, 10])
    }

    @Test func `no column is below its minimum`() {
        #expect(widths([30, 30, 30], minimum: [12, 1, 1], in: 20) == [12, 4, 4])
        #expect(widths([5, 5, 5], in: 2) == [1, 1, 1])
        #expect(widths([5, 5], in: 0, spacing: 3) == [1, 1])
    }

    @Test func `odd numbers do no harm`() {
        #expect(widths([], in: 10) == [])
        #expect(widths([-4, 2], in: -10) == [0, 1])
        #expect(widths([Int.max, Int.max, 2], in: 12) == [5, 5, 2])
        #expect(widths([2], flexible: [0], in: Int.max) == [1_000_000])
    }
}
