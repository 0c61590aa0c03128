import Testing
import TextUI
import TextUITesting

/// How a control is called.
@MainActor struct ControlLabelTests {
    @Test func `a label of several texts is joined by blanks`() {
        let screen = TestScreen {
            Button {
            } label: {
                VStack {
                    Text("Ada Lovelace")
                    Text("London")
                }
            }
        }
        #expect(screen.controls == ["Ada Lovelace London"])
        #expect(screen.body == "[1] Ada Lovelace\n    London")
    }

    @Test func `a text that is there on condition is named once`() {
        let isShown = true
        let screen = TestScreen {
            Button {
            } label: {
                if isShown { Text("Shown") }
                if !isShown { Text("Hidden") }
            }
        }
        #expect(screen.controls == ["Shown"])
    }

    @Test func `an image gives its name`() async {
        let log = Log()
        let screen = TestScreen {
            Button {
                log.lines.append("plus")
            } label: {
                Image(systemName: "plus")
            }
        }
        #expect(screen.controls == ["plus"])
        #expect(screen.body == "[1] +")
        await screen.tap("plus")
        #expect(log.lines == ["plus"])
    }

    @Test func `a label of title and image gives the title`() {
        let screen = TestScreen {
            Button {
            } label: {
                Label("Add", systemImage: "plus")
            }
        }
        #expect(screen.controls == ["Add"])
        #expect(screen.body == "[1] Add")
    }

    @Test func `without any label the kind is the name`() {
        let screen = TestScreen {
            VStack {
                Button("") {}
                TextField("", text: .constant(""))
                Toggle(isOn: .constant(true)) { EmptyView() }
                Slider(value: .constant(0.5))
            }
        }
        #expect(screen.controls == ["Button", "TextField", "Toggle", "Slider"])
        #expect(screen.body == "[1] Button\n[2] ___\n[3] on\n[4] 0.5 (0 to 1)")
    }

    @Test func `an accessibility label names the control, on it and inside it`() {
        let screen = TestScreen {
            VStack {
                Button {
                } label: {
                    Image(systemName: "xmark").accessibilityLabel("Close")
                }
                Button {
                } label: {
                    Image(systemName: "plus")
                }.accessibilityLabel("Add")
                Toggle("Sound", isOn: .constant(true)).accessibilityLabel("Music")
                TextField("Name", text: .constant("")).accessibilityLabel("Full name")
                Text("Row").onTapGesture {}.accessibilityLabel("Open the row")
            }
        }
        #expect(screen.controls == ["Close", "Add", "Music", "Full name", "Open the row"])
        #expect(screen.body == "[1] ×\n[2] +\n[3] Sound: on\n[4] Name: ___\n[5] Row")
    }

    @Test func `an accessibility label around several controls names none of them`() {
        let screen = TestScreen {
            HStack {
                Button("One") {}
                Button("Two") {}
            }
            .accessibilityLabel("Both")
        }
        #expect(screen.controls == ["One", "Two"])
    }

    @Test func `labels with control characters are made visible`() {
        let screen = TestScreen { Button("Red\u{1B}[31m\u{7}") {} }
        #expect(!screen.frame.unicodeScalars.contains { $0.value < 32 && $0 != "\n" })
        #expect(screen.body.hasPrefix("[1] Red"))
    }

    @Test func `a label without ink is as good as none`() {
        let screen = TestScreen { Button("\u{200B} \u{FEFF}") {} }
        #expect(screen.body == "[1] Button")
    }

    @Test func `a control is called as it is seen`() async {
        let screen = TestScreen { Button("a\u{200B}b \u{202E}c") {} }
        #expect(screen.controls == ["ab <U+202E>c"])
        await screen.tap("ab <U+202E>c")
        #expect(screen.complaints == [])
    }
}
