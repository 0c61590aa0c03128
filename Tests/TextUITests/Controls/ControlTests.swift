import Testing
import TextUI
import TextUITesting

/// How each control is drawn and set.
@MainActor struct ControlTests {
    @MainActor @Observable final class Model {
        var text = ""
        var isOn = false
        var number = 5
        var amount = 0.5
        var choice = 1
        var optional: Int?
    }

    private let model = Model()
    private let log = Log()
    private var bindable: Bindable<Model> { Bindable(model) }

    @Test func `a text field is drawn with its title and text`() async {
        let model = model
        let screen = TestScreen { TextField("Name", text: Bindable(model).text) }
        #expect(screen.body == "[1] Name: ___")
        await screen.enter("1 Ada  Lovelace")
        #expect(screen.body == "[1] Name: Ada  Lovelace")
        #expect(model.text == "Ada  Lovelace")
        await screen.enter("name = Bob")
        #expect(model.text == "Bob")
        await screen.enter("1")
        await screen.enter("asked for")
        #expect(model.text == "asked for")
        await screen.enter("name =")
        #expect(screen.body == "[1] Name: ___")
    }

    @Test func `a choice that no option has is told, but not a choice of nothing`() async {
        struct Choices: View {
            @Bindable var model: Model
            var body: some View {
                Picker("Number", selection: $model.choice) { Text("two").tag(2) }
                Picker("Optional", selection: $model.optional) { Text("two").tag(Int?.some(2)) }
                Picker("Empty", selection: $model.choice) {}
            }
        }
        let model = model
        let screen = TestScreen { Choices(model: model) }
        #expect(screen.body == "[1] Number: none (of 1)\n[2] Optional: none (of 1)\n[3] Empty: none (of 0)")
        #expect(
            screen.diagnostics == [
                """
                TextUI: the Picker "Number" in Choices selects 1, but no option has this tag, so none is chosen.
                The tags are: 2.
                Give each option a .tag(…) of the selection's type: a number does not match an enum.
                """
            ])
    }

    @Test func `an image beside a label is left out, and the label works`() async {
        let model = model
        let log = log
        let reload = "Reload"
        let screen = TestScreen {
            Button(reload, systemImage: "arrow.clockwise") { log.lines.append("reloaded") }
            Button("Delete", systemImage: "trash", role: .destructive) { log.lines.append("deleted") }
            Toggle("Sound", systemImage: "speaker", isOn: Bindable(model).isOn)
            Menu("Sort", systemImage: "arrow.up.arrow.down") { Button("By name") { log.lines.append("sorted") } }
        }
        #expect(screen.body == "[1] Reload\n[2] Delete\n[3] Sound: off\n[4] Sort")
        for label in ["Reload", "Delete", "Sound", "Sort", "By name"] { await screen.tap(label) }
        #expect(log.lines == ["reloaded", "deleted", "sorted"])
        #expect(screen.body == "[1] Reload\n[2] Delete\n[3] Sound: on\n[4] Sort")
    }

    @Test func `a field follows the model`() async {
        let model = model
        let screen = TestScreen { TextField("Name", text: Bindable(model).text) }
        model.text = "from outside"
        await screen.settle()
        #expect(screen.body == "[1] Name: from outside")
    }

    @Test func `onSubmit runs after the text is set, once`() async {
        let model = model
        let log = log
        let screen = TestScreen {
            VStack {
                TextField("Name", text: Bindable(model).text)
                Button("Other") {}
            }
            .onSubmit { log.lines.append("submitted \(model.text)") }
        }
        await screen.type("Ada", into: "Name")
        await screen.tap("Other")
        #expect(log.lines == ["submitted Ada"])
    }

    @Test func `a field for a number sets a number`() async {
        let model = model
        let screen = TestScreen { TextField("Number", value: Bindable(model).number, format: .number) }
        await screen.type("42", into: "Number")
        #expect(model.number == 42)
        #expect(screen.body == "[1] Number: 42")
    }

    @Test func `the text of a secure field is never shown`() async {
        let model = model
        let screen = TestScreen { SecureField("Password", text: Bindable(model).text) }
        #expect(screen.body == "[1] Password: ___")
        await screen.type("hunter2", into: "Password")
        #expect(model.text == "hunter2")
        #expect(screen.body == "[1] Password: ••••")
        await screen.type("a", into: "Password")
        #expect(screen.body == "[1] Password: ••••")
        #expect(screen.frames.allSatisfy { !$0.contains("hunter2") })
    }

    @Test func `a text editor has lines`() async {
        let model = model
        let screen = TestScreen { TextEditor(text: Bindable(model).text) }
        #expect(screen.body == "[1] ___")
        await screen.enter("1 first\\nsecond")
        #expect(model.text == "first\nsecond")
        #expect(screen.body == "[1] first\n    second")
    }

    @Test func `a toggle flips, and is set to on or off`() async {
        let model = model
        let screen = TestScreen { Toggle("Sound", isOn: Bindable(model).isOn) }
        #expect(screen.body == "[1] Sound: off")
        await screen.enter("1")
        #expect(screen.body == "[1] Sound: on")
        await screen.enter("1 on")
        #expect(screen.body == "[1] Sound: on")
        await screen.enter("sound = off")
        #expect(screen.body == "[1] Sound: off")
        #expect(model.isOn == false)
    }

    @Test func `a stepper stays in its bounds`() async {
        let model = model
        let screen = TestScreen {
            Stepper("Number \(model.number)", value: Bindable(model).number, in: 0...10, step: 3)
        }
        #expect(screen.body == "[1] Number 5 (- +)")
        await screen.enter("1 +")
        await screen.enter("1 +")
        #expect(model.number == 10)
        for _ in 1...5 { await screen.enter("1 -") }
        #expect(model.number == 0)
        await screen.enter("1 7")
        #expect(model.number == 7)
    }

    @Test func `a stepper with actions runs them`() async {
        let log = log
        let screen = TestScreen {
            Stepper("Size", onIncrement: { log.lines.append("up") }, onDecrement: { log.lines.append("down") })
        }
        await screen.enter("1 +")
        await screen.enter("1 -")
        #expect(log.lines == ["up", "down"])
    }

    @Test func `a slider moves by a tenth or by its step, within its bounds`() async {
        let model = model
        let screen = TestScreen { Slider(value: Bindable(model).amount) { Text("Volume") } }
        #expect(screen.body == "[1] Volume: 0.5 (0 to 1)")
        await screen.enter("1 +")
        #expect(screen.body == "[1] Volume: 0.6 (0 to 1)")
        await screen.enter("1 1")
        await screen.enter("1 +")
        #expect(screen.body == "[1] Volume: 1 (0 to 1)")
    }

    @Test func `a picker is set by label, by number and by state`() async {
        let model = model
        let screen = TestScreen {
            Picker("Flavor", selection: Bindable(model).choice) {
                Text("Vanilla").tag(1)
                Text("Chocolate").tag(2)
                Text("Lemon").tag(3)
            }
        }
        #expect(screen.body == "[1] Flavor: Vanilla (of 3)")
        await screen.enter("1 Chocolate")
        #expect(model.choice == 2)
        #expect(screen.body == "[1] Flavor: Chocolate (of 3)")
        await screen.enter("flavor = 3")
        #expect(model.choice == 3)
        model.choice = 9
        await screen.settle()
        #expect(screen.body == "[1] Flavor: none (of 3)")
    }

    @Test func `a picker of a ForEach is set by the id of its elements`() async {
        let model = model
        let screen = TestScreen {
            Picker("Number", selection: Bindable(model).choice) { ForEach(1..<4, id: \.self) { Text("no. \($0)") } }
        }
        #expect(screen.body == "[1] Number: no. 1 (of 3)")
        await screen.enter("1 no. 3")
        #expect(model.choice == 3)
    }

    @Test func `a picker with an optional selection takes optional tags`() async {
        let model = model
        let screen = TestScreen {
            Picker("Number", selection: Bindable(model).optional) {
                Text("None").tag(nil as Int?)
                Text("One").tag(1 as Int?)
            }
        }
        #expect(screen.body == "[1] Number: None (of 2)")
        await screen.enter("1 One")
        #expect(model.optional == 1)
        await screen.enter("1 None")
        #expect(model.optional == nil)
        #expect(screen.complaints == [])
    }

    @Test func `a progress view shows how far it is`() {
        let screen = TestScreen {
            VStack {
                ProgressView()
                ProgressView("Sending")
                ProgressView(value: 0.5)
                ProgressView("Copying", value: 3, total: 4)
                ProgressView(value: 7.0, total: 2)
            }
        }
        #expect(
            screen.body == """
                Loading…
                Sending…
                █████░░░░░ 50%
                Copying ███████░░░ 75%
                ██████████ 100%
                """)
    }

    @Test func `a view with a tap gesture is a control`() async {
        let log = log
        let screen = TestScreen {
            HStack {
                Text("Ada")
                Text("Lovelace")
            }
            .onTapGesture { log.lines.append("tapped") }
        }
        #expect(screen.body == "[1] Ada   Lovelace")
        await screen.tap("Ada Lovelace")
        #expect(log.lines == ["tapped"])
    }

    @Test func `a disabled control keeps its number, says so and does nothing`() async {
        let model = model
        let log = log
        let screen = TestScreen {
            VStack {
                Button("Save") { log.lines.append("saved") }.disabled(!model.isOn)
                Toggle("Ready", isOn: Bindable(model).isOn)
            }
        }
        #expect(screen.body == "[1 off] Save\n[2] Ready: off")
        await screen.tap("Save")
        #expect(log.lines == [])
        #expect(screen.complaints == ["\"Save\" (1) is off: the view has it .disabled now"])
        await screen.enter("2")
        #expect(screen.body == "[1] Save\n[2] Ready: on")
        await screen.tap("Save")
        #expect(log.lines == ["saved"])
    }

    @Test func `what is disabled outside cannot be enabled inside`() {
        let screen = TestScreen {
            VStack { Button("Save") {}.disabled(false) }.disabled(true)
        }
        #expect(screen.body == "[1 off] Save")
    }

    @Test func `a role does not change how a button is drawn`() {
        let screen = TestScreen { Button("Delete", role: .destructive) {} }
        #expect(screen.body == "[1] Delete")
    }
}
