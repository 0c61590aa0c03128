import Testing
import TextUI
import TextUITesting

/// Lists whose rows have several lines: what is shown fits on the screen.
@MainActor struct TallRowTests {
    /// A list on a screen with room for six lines of rows.
    private func screen(rows: Int, lines: @escaping (Int) -> Int = { _ in 2 }) -> TestScreen {
        TestScreen(width: 20, height: 12) {
            List(0..<rows, id: \.self) { row in
                VStack { ForEach(0..<lines(row), id: \.self) { Text("\(row).\($0)") } }
            }
        }
    }

    @Test func `as many rows are shown as have room`() {
        #expect(
            screen(rows: 7).body == """
                0.0
                0.1
                1.0
                1.1
                2.0
                2.1
                … 4 more
                """)
    }

    @Test func `more goes on behind the last row that was shown, and fills the last page`() async {
        let screen = screen(rows: 7)
        await screen.enter("more")
        #expect(
            screen.body == """
                … 3 before
                3.0
                3.1
                4.0
                4.1
                5.0
                5.1
                … 1 more
                """)
        await screen.enter("more")
        #expect(
            screen.body == """
                … 4 before
                4.0
                4.1
                5.0
                5.1
                6.0
                6.1
                """)
    }

    @Test func `less shows the rows right before`() async {
        let screen = screen(rows: 7)
        await screen.enter("end")
        await screen.enter("less")
        #expect(
            screen.body == """
                … 1 before
                1.0
                1.1
                2.0
                2.1
                3.0
                3.1
                … 3 more
                """)
        await screen.enter("less")
        #expect(screen.body == self.screen(rows: 7).body)
    }

    @Test func `end shows the last row, and top the first`() async {
        let screen = screen(rows: 100)
        await screen.enter("end")
        #expect(
            screen.body == """
                … 97 before
                97.0
                97.1
                98.0
                98.1
                99.0
                99.1
                """)
        await screen.enter("top")
        #expect(screen.body == "0.0\n0.1\n1.0\n1.1\n2.0\n2.1\n… 97 more")
    }

    @Test func `a row that is higher than the screen is shown, alone`() async {
        let screen = screen(rows: 3) { $0 == 1 ? 8 : 1 }
        #expect(screen.body == "0.0\n… 2 more")
        await screen.enter("more")
        #expect(screen.body == "… 1 before\n1.0\n1.1\n1.2\n1.3\n1.4\n1.5\n1.6\n1.7\n… 1 more")
        await screen.enter("more")
        #expect(screen.body == "… 2 before\n2.0")
    }

    @Test func `rows that are not shown have no number`() async {
        let screen = TestScreen(width: 20, height: 9) {
            List(0..<3, id: \.self) { row in
                VStack {
                    Text("Row \(row)")
                    Button("Take \(row)") {}
                }
            }
        }
        #expect(screen.body == "Row 0\n[1] Take 0\n… 2 more")
        await screen.enter("end")
        #expect(screen.body == "… 2 before\nRow 2\n[1] Take 2")
        #expect(screen.controls == ["Take 2"])
        await screen.enter("2")
        #expect(screen.complaints == ["no control 2: there is only 1"])
    }

    @Test func `a page of rows that get higher shows fewer`() async {
        let model = Heights()
        let screen = TestScreen(width: 20, height: 9) {
            List(0..<4, id: \.self) { row in
                VStack { ForEach(0..<model.lines, id: \.self) { Text("\(row).\($0)") } }
            }
        }
        #expect(screen.body == "0.0\n1.0\n2.0\n… 1 more")
        model.lines = 3
        await screen.settle()
        #expect(screen.body == "0.0\n0.1\n0.2\n… 3 more")
    }

    @MainActor @Observable final class Heights { var lines = 1 }
}
