import Testing
import TextUI
import TextUITesting

/// Styles, which text accepts and ignores.
@MainActor struct StyleTests {
    private struct Faded: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.padding().opacity(configuration.isPressed ? 0.5 : 1)
        }
    }

    @Test func `a style by name and one as a type change nothing`() {
        let screen = TestScreen {
            NavigationView {
                List { Text("row") }
                    .listStyle(.plain)
                    .listStyle(InsetGroupedListStyle())
            }
            .navigationViewStyle(.stack)
            .navigationViewStyle(StackNavigationViewStyle())
        }
        #expect(screen.body == "row")
    }

    @Test func `a style of the app is accepted, and the button works`() async {
        let log = Log()
        let screen = TestScreen {
            Button("Save") { log.lines.append("saved") }
                .buttonStyle(Faded())
                .buttonStyle(.borderedProminent)
                .buttonStyle(PlainButtonStyle())
        }
        #expect(screen.body == "[1] Save")
        await screen.tap("Save")
        #expect(log.lines == ["saved"])
    }

    @Test func `each control takes the styles of its kind`() {
        let screen = TestScreen {
            TextField("Name", text: .constant("Ada"))
                .textFieldStyle(.roundedBorder)
                .textFieldStyle(RoundedBorderTextFieldStyle())
            Toggle("Sound", isOn: .constant(true))
                .toggleStyle(.switch)
                .toggleStyle(SwitchToggleStyle(tint: .red))
            Picker("Size", selection: .constant(1)) { Text("Small").tag(1) }
                .pickerStyle(.segmented)
                .pickerStyle(SegmentedPickerStyle())
            ProgressView("Loading")
                .progressViewStyle(.circular)
                .progressViewStyle(CircularProgressViewStyle(tint: .red))
        }
        #expect(screen.body == "[1] Name: Ada\n[2] Sound: on\n[3] Size: Small (of 1)\nLoading…")
    }

    @Test func `a shape behind a text is not drawn`() {
        let screen = TestScreen {
            Text("one").background(.red, in: .rect(cornerRadius: 4))
            Text("two").background(in: .capsule).clipShape(.rect(cornerRadius: 4))
        }
        #expect(screen.body == "one\ntwo")
    }
}
