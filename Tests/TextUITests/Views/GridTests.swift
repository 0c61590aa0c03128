import Testing
import TextUI
import TextUITesting

/// Rows and columns.
@MainActor struct GridTests {
    @Test func `columns are as wide as their widest view`() {
        let screen = TestScreen {
            Grid {
                GridRow {
                    Text("Tea")
                    Text("2.50")
                    Text("hot")
                }
                GridRow {
                    Text("Lemonade")
                    Text("3")
                    Text("cold")
                }
            }
        }
        #expect(
            screen.body == """
                Tea        2.50   hot
                Lemonade   3      cold
                """)
    }

    @Test func `one cell aligns its column`() {
        let screen = TestScreen {
            Grid {
                GridRow {
                    Text("Tea")
                    Text("2.50").gridColumnAlignment(.trailing)
                }
                GridRow {
                    Text("Lemonade")
                    Text("13.00")
                }
            }
        }
        #expect(
            screen.body == """
                Tea         2.50
                Lemonade   13.00
                """)
    }

    @Test func `a view that is no row goes across, and a cell can take several columns`() {
        let screen = TestScreen {
            Grid(horizontalSpacing: 0) {
                Text("Prices")
                Divider()
                GridRow { ForEach(["Tea", " 2.50", " EUR"], id: \.self) { Text($0) } }
                GridRow {
                    Text("Sum")
                    Text(" not known yet").gridCellColumns(2)
                }
            }
        }
        #expect(
            screen.body == """
                Prices
                ─────────────────
                Tea 2.50 EUR
                Sum not known yet
                """)
    }

    @Test func `a grid aligns its cells, and a row its own`() {
        let screen = TestScreen {
            Grid(alignment: .bottomTrailing) {
                GridRow {
                    Text("a")
                    VStack {
                        Text("one")
                        Text("two")
                    }
                }
                GridRow(alignment: .top) {
                    Text("bcd")
                    VStack {
                        Text("three")
                        Text("four")
                    }
                }
            }
        }
        #expect(
            screen.body == """
                        one
                  a     two
                bcd   three
                      four
                """)
    }

    @Test func `what is too wide wraps in its column`() {
        let screen = TestScreen(width: 24) {
            Grid {
                GridRow {
                    Text("Note")
                    Text("three words and then some")
                }
                GridRow {
                    Text("Of")
                    Text("Ada")
                }
            }
        }
        #expect(
            screen.body == """
                Note   three words and
                       then some
                Of     Ada
                """)
    }

    @Test func `controls in a grid are numbered and used`() async {
        struct Seats: View {
            @State private var rows = ["Ada", "Bob"]
            var body: some View {
                Grid {
                    ForEach(rows, id: \.self) { name in
                        GridRow {
                            Text(name)
                            Button("Leave") { rows.removeAll { $0 == name } }
                        }
                    }
                }
            }
        }
        let screen = TestScreen { Seats() }
        #expect(screen.body == "Ada   [1] Leave\nBob   [2] Leave")
        await screen.enter("1")
        #expect(screen.body == "Bob   [1] Leave")
    }

    @Test func `an empty cell keeps its place`() {
        let screen = TestScreen {
            Grid {
                GridRow {
                    Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
                    Text("Mon")
                }
                GridRow {
                    Text("Ada")
                    Text("off")
                }
                GridRow {
                    Text("")
                    Text("on")
                }
            }
        }
        #expect(
            screen.body == """
                      Mon
                Ada   off
                      on
                """)
    }

    @Test func `a view that takes all the width makes its column wide`() {
        let screen = TestScreen(width: 20) {
            Grid {
                GridRow {
                    Text("a").frame(maxWidth: .infinity, alignment: .leading)
                    Text("end")
                }
            }
        }
        #expect(screen.body == "a                end")
    }

    @Test func `a grid without rows draws nothing`() {
        let screen = TestScreen { Grid {} }
        #expect(screen.body == "")
    }
}
