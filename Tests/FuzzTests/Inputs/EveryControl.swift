import TextUI

/// A screen with each kind of control, each kind of modal, a list with all that rows can do, and a stack.
struct EveryControl: View {
    @State private var tab = 0

    var body: some View {
        TabView(selection: $tab) {
            Controls().tabItem { Text("Controls") }.tag(0)
            Rows().tabItem { Label("Rows", systemImage: "list") }.tag(1)
            Ways().tabItem { Image(systemName: "map") }.tag(2)
        }
        .onOpenURL { tab = Int($0.absoluteString) ?? tab }
    }

    private struct Controls: View {
        @State private var text = ""
        @State private var secret = ""
        @State private var isOn = true
        @State private var number = 5
        @State private var amount = 0.5
        @State private var choice = 1

        var body: some View {
            Form {
                TextField("Name", text: $text).onSubmit { number += 1 }
                SecureField("Password", text: $secret)
                TextField("Number", value: $number, format: .number)
                TextEditor(text: $text)
                Toggle("On", isOn: $isOn)
                HStack {
                    Stepper("Number \(number)", value: $number, in: -5...20, step: 3)
                    Slider(value: $amount, in: 0...1, step: 0.25) { Text("Amount") }
                }
                Picker("Choice", selection: $choice) { ForEach(0..<4, id: \.self) { Text("no. \($0) \(text)") } }
                Menu("Menu") {
                    Button("Reset") { text = "" }
                    Button("Twice") { text += text.prefix(500) }
                }
                Text(text).lineLimit(2).onTapGesture { text = String(text.reversed()) }
                Button(text) { number -= 1 }.disabled(!isOn)
                ZStack {
                    Text(text)
                    Text("over")
                }
                ProgressView(value: amount) { Text(text) }
            }
        }
    }

    private struct Rows: View {
        @State private var items = (0..<30).map { "item \($0)" }
        @State private var search = ""

        var body: some View {
            List {
                Section(search) {
                    ForEach(items.filter { search.isEmpty || $0.contains(search) }, id: \.self) { item in
                        if item.hasSuffix("3") {
                            Button(item) { items.append(item) }.swipeActions {
                                Button("Copy") { items.insert(item, at: 0) }
                            }
                        } else {
                            Text(item)
                        }
                    }
                    .onDelete { items.remove(atOffsets: $0) }
                    .onMove { items.move(fromOffsets: $0, toOffset: $1) }
                }
            }
            .searchable(text: $search)
            .refreshable {
                await Task.yield()
                items = items.reversed()
            }
        }
    }
}
