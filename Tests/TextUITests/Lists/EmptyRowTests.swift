import Testing
import TextUI
import TextUITesting

/// Elements of a list that draw nothing: a row that is left out, a section without rows.
@MainActor struct EmptyRowTests {
    struct Shelf: Identifiable {
        let id: String
        let books: [String]
    }

    struct Shelves: View {
        let shelves: [Shelf]

        var body: some View {
            List {
                ForEach(shelves) { shelf in
                    Section(shelf.id) { ForEach(shelf.books, id: \.self) { Text($0) } }
                }
            }
        }
    }

    @Test(arguments: 0...3) func `a row that draws nothing leaves the others where they are`(_ empty: Int) {
        let screen = TestScreen { List(0..<4) { if $0 != empty { Text("row \($0)") } } }
        #expect(screen.body == (0..<4).filter { $0 != empty }.map { "row \($0)" }.joined(separator: "\n"))
        #expect(screen.diagnostics == [])
    }

    @Test func `a list whose rows all draw nothing is empty`() {
        let screen = TestScreen { List(0..<4) { _ in EmptyView() } }
        #expect(screen.body == "")
        #expect(screen.diagnostics == [])
    }

    @Test func `a section without rows keeps its header and the sections around it`() {
        let screen = TestScreen {
            Shelves(shelves: [Shelf(id: "A", books: []), Shelf(id: "B", books: ["Emma"]), Shelf(id: "C", books: [])])
        }
        #expect(screen.body == "A\nB\nEmma\nC")
        #expect(screen.diagnostics == [])
    }

    @Test func `sections without rows do not hold up scrolling`() async {
        let shelves = (0..<6).map { Shelf(id: "\($0)", books: $0.isMultiple(of: 2) ? [] : ["a\($0)", "b\($0)"]) }
        let screen = TestScreen(height: 9) { Shelves(shelves: shelves) }
        #expect(screen.body.hasPrefix("0\n1\na1\nb1\n"))
        await screen.enter("end")
        #expect(screen.body.hasSuffix("5\na5\nb5"))
        await screen.enter("top")
        #expect(screen.body.hasPrefix("0\n1\na1\nb1\n"))
        #expect(screen.diagnostics == [])
    }

    @Test func `a row that gets something to draw appears`() async {
        let items = Items("", "b")
        let screen = TestScreen { List(items.all) { if !$0.name.isEmpty { Text($0.name) } } }
        #expect(screen.body == "b")
        items.all[0].name = "a"
        await screen.settle()
        #expect(screen.body == "a\nb")
    }
}
