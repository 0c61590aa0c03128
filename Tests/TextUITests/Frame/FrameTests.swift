import Testing
import TextUI
import TextUITesting

/// The frame around the views: header, toolbar, numbers, widths.
@MainActor struct FrameTests {
    private static func header(_ title: String, width: Int) -> String {
        let start = "── \(title) "
        return start + String(repeating: "─", count: width - start.count)
    }

    @Test func `the header shows the app's name, or the innermost title`() {
        #expect(TestScreen(name: "Shop", width: 24) { Text("x") }.frame == Self.header("Shop", width: 24) + "\nx")
        let titled = TestScreen(width: 24) {
            VStack { Text("x").navigationTitle("Inner") }.navigationTitle("Outer")
        }
        #expect(titled.frame == Self.header("Inner", width: 24) + "\nx")
    }

    @Test func `the header shows the way`() async {
        let screen = TestScreen(width: 24) {
            NavigationStack {
                NavigationLink("Ada") { Text("born 1815").navigationTitle("Ada") }.navigationTitle("Users")
            }
        }
        await screen.tap("Ada")
        #expect(screen.frame == Self.header("Users › Ada", width: 24) + "\nborn 1815")
    }

    @Test func `a title that is too long is cut to the width`() {
        let screen = TestScreen(width: 20) { Text("x").navigationTitle("A title that is much too long") }
        #expect(screen.frame == "── A title that is…\nx")
    }

    @Test func `a title follows state`() async {
        struct Root: View {
            let item: Item
            var body: some View { Button("Rename") { item.name = "new" }.navigationTitle(item.name) }
        }
        let screen = TestScreen(width: 24) { Root(item: Item(1, "old")) }
        #expect(screen.frame == Self.header("old", width: 24) + "\n[1] Rename")
        await screen.tap("Rename")
        #expect(screen.frame == Self.header("new", width: 24) + "\n[1] Rename")
    }

    @Test func `a toolbar among the items of another adds its own once`() {
        let screen = TestScreen {
            Text("content").toolbar { Button("Outer") {}.toolbar { Button("Inner") {} } }
        }
        #expect(screen.body == "content\n[1] Outer   [2] Inner")
    }

    @Test func `the toolbar stands around the content: leading above, trailing below, tabs last`() async {
        let screen = TestScreen {
            TabView {
                VStack {
                    Text("content")
                    Button("Middle") {}
                }
                .toolbar {
                    ToolbarItem(placement: .navigationBarTrailing) { Button("Trailing") {} }
                    ToolbarItem(placement: .navigationBarLeading) { Button("Leading") {} }
                    ToolbarItemGroup(placement: .topBarTrailing) {
                        Button("First of two") {}
                        Button("Second of two") {}
                    }
                }
                .tabItem { Text("Home") }
            }
        }
        #expect(
            screen.body == """
                [1] Leading
                content
                [2] Middle
                [3] Trailing   [4] First of two   [5] Second of two
                [6] • Home
                """)
        #expect(
            screen.controls == ["Leading", "Middle", "Trailing", "First of two", "Second of two", "Home"])
    }

    @Test func `the toolbar of a covered level is not there`() async {
        let screen = TestScreen {
            NavigationStack {
                NavigationLink("Go") { Text("pushed").toolbar { Button("Upper") {} } }
                    .toolbar { Button("Lower") {} }
            }
        }
        #expect(screen.body == "[1] Go\n[2] Lower")
        await screen.tap("Go")
        #expect(screen.body == "pushed\n[1] Upper")
    }

    @Test func `controls are numbered row by row as they are drawn`() {
        let screen = TestScreen {
            HStack {
                VStack {
                    Button("a") {}
                    Button("b") {}
                }
                VStack {
                    Button("c") {}
                    Button("d") {}
                }
            }
        }
        #expect(screen.body == "[1] a   [2] c\n[3] b   [4] d")
        #expect(screen.controls == ["a", "c", "b", "d"])
    }

    @Test func `numbers of two digits keep the columns`() {
        let screen = TestScreen {
            VStack { ForEach(0..<5) { row in HStack { ForEach(0..<3) { Button("b\(row)\($0)") {} } } } }
        }
        let lines = screen.body.components(separatedBy: "\n")
        #expect(lines[0] == "[1] b00   [2] b01   [3] b02")
        #expect(lines[3] == "[10] b30   [11] b31   [12] b32")
        #expect(screen.controls.count == 15)
    }

    @Test(arguments: [1, 20, 80])
    func `a long text stays within any width`(width: Int) {
        let screen = TestScreen(width: width) {
            Text("one two three four five six seven eight nine ten")
            HStack {
                Button("Increment the number") {}
                Button("Decrement the number") {}
            }
            Text(String(repeating: "#", count: 100))
        }
        let limit = max(20, width)
        #expect(screen.frame.components(separatedBy: "\n").allSatisfy { $0.count <= limit })
        #expect(screen.controls == ["Increment the number", "Decrement the number"])
        #expect(screen.frame.filter { $0 == "#" }.count == 100)
    }

    @Test func `a long label wraps in its own column`() {
        let screen = TestScreen(width: 20) { Button("one two three four five six") {} }
        #expect(screen.body == "[1] one two three\n    four five six")
    }

    @Test func `wide characters take two cells`() {
        let screen = TestScreen(width: 20) {
            HStack {
                Text("日本語")
                Text("x")
            }
            HStack {
                Text("👨‍👩‍👧e\u{301}")
                Text("x")
            }
            Text("日本語日本語日本語日本語")
        }
        #expect(screen.body == "日本語   x\n👨‍👩‍👧e\u{301}   x\n日本語日本語日本語日\n本語")
    }

    @Test func `no escape sequence and no control character gets through`() {
        let text = "red \u{1B}[31m bell \u{7} back \u{8} title \u{1B}]0;x\u{7} c1 \u{9B}2J bidi \u{202E}"
        let screen = TestScreen(width: 200) {
            VStack {
                Text(text)
                Button(text) {}
                TextField(text, text: .constant(text))
            }
            .navigationTitle(text)
        }
        let forbidden = screen.frame.unicodeScalars.filter {
            ($0.value < 0x20 && $0 != "\n") || (0x7F...0x9F).contains($0.value) || $0.value == 0x202E
        }
        #expect(Array(forbidden) == [])
        #expect(screen.frame.contains("red"))
    }

    @Test func `a text of several lines is drawn as such`() {
        let screen = TestScreen {
            HStack {
                Text("first\nsecond")
                Text("beside")
            }
        }
        #expect(screen.body == "first    beside\nsecond")
    }

    @Test func `a view that draws nothing takes no line`() {
        let screen = TestScreen {
            VStack {
                Text("a")
                EmptyView()
                Text("hidden").hidden()
                Color.red.frame(height: 1)
                Text("b")
            }
        }
        #expect(screen.body == "a\nb")
    }

    @Test func `a spacer moves what follows to the edge, a divider goes across`() {
        let screen = TestScreen(width: 20) {
            HStack {
                Text("left")
                Spacer()
                Text("right")
            }
            Divider()
        }
        #expect(screen.body == "left           right\n" + String(repeating: "─", count: 20))
    }
}
