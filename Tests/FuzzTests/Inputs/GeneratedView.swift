import TextUI

/// The view that a tree stands for. All its state is in the model, so that two mounted from one model look alike.
struct GeneratedView: View {
    let tree: Tree
    let model: TreeModel
    let ledger: Ledger

    nonisolated static let kinds = 36

    private func child(_ index: Int) -> GeneratedView? {
        index < tree.children.count ? GeneratedView(tree: tree.children[index], model: model, ledger: ledger) : nil
    }

    private var all: some View {
        ForEach(0..<tree.children.count, id: \.self) { child($0) }
    }

    private var flag: Binding<Bool> { Bindable(model).flags[tree.number % 4] }
    private var text: Binding<String> { Bindable(model).texts[tree.number % 3] }

    var body: some View {
        switch tree.kind {
        case 0..<12: container
        case 12..<24: AnyView(control)
        default: AnyView(modified)
        }
    }

    private var container: AnyView {
        switch tree.kind {
        case 0: AnyView(VStack(alignment: .trailing) { all })
        case 1: AnyView(HStack { all })
        case 2: AnyView(ZStack(alignment: .bottomTrailing) { all })
        case 3: AnyView(List { all })
        case 4: AnyView(Section(tree.text) { all })
        case 5: AnyView(LazyVStack { all })
        case 6: AnyView(Form { all })
        case 7: AnyView(flag.wrappedValue ? AnyView(child(0)) : AnyView(child(1)))
        case 8: AnyView(Group { if flag.wrappedValue { child(0) } else { child(1) } })
        // Ids that occur more than once.
        case 9: AnyView(List { ForEach(tree.children, id: \.number) { row($0) }.onDelete { _ in model.number += 1 } })
        case 10: AnyView(ForEach(tree.children, id: \.kind) { row($0) })
        default: AnyView(List(0..<(tree.number + model.number), id: \.self) { Text("\($0) \(tree.text)") })
        }
    }

    private func row(_ tree: Tree) -> GeneratedView { GeneratedView(tree: tree, model: model, ledger: ledger) }

    private var control: any View {
        switch tree.kind {
        case 12: Text(tree.text).bold()
        case 13: Text(text.wrappedValue)
        case 14: Button(tree.text) { model.change(tree.number) }
        case 15: Toggle(tree.text, isOn: flag)
        case 16: TextField(tree.text, text: text).onSubmit { model.number += 1 }
        case 17: Stepper("\(model.number)", value: Bindable(model).number, in: -9...9)
        case 18: Picker(tree.text, selection: Bindable(model).number) { ForEach(0..<3, id: \.self) { Text("o\($0)") } }
        case 19: ProgressView(value: Double(model.number), total: 9) { Text(tree.text) }
        case 20:
            HStack {
                Spacer(); Divider(); Text(tree.text)
            }
        case 21: NavigationLink(tree.text, value: tree.number % 4)
        case 22: Label(tree.text, systemImage: "star")
        default: SecureField(tree.text, text: text)
        }
    }

    private var modified: any View {
        let first = child(0)
        let second = child(1)
        return switch tree.kind {
        case 24: first.frame(width: CGFloat(tree.number * 2), alignment: .trailing)
        case 25: first.frame(maxWidth: .infinity).lineLimit(tree.number % 4)
        case 26: first.disabled(flag.wrappedValue)
        case 27: first.navigationTitle(tree.text)
        case 28: first.toolbar { second }
        case 29: first.sheet(isPresented: flag) { second }
        case 30: first.alert(tree.text, isPresented: flag) { second }
        case 31: first.overlay(second).onTapGesture { model.change(tree.number) }
        case 32: first.swipeActions { Button(tree.text) { model.change(tree.number) } }
        case 33: Owner(ledger: ledger) { first }.id(tree.number / 64 + model.number)
        case 34:
            TabView(selection: Bindable(model).number) {
                first.tabItem { Text(tree.text) }.tag(0)
                second.tabItem { Text("two") }.tag(1)
            }
        default:
            NavigationStack(path: Bindable(model).path) {
                first.navigationDestination(for: Int.self) { value in
                    VStack {
                        Text("value \(value)")
                        second
                    }
                }
            }
        }
    }
}

/// A view with a view model, a task and an appearance, all of which must end with it.
private struct Owner<Content: View>: View {
    let ledger: Ledger
    let content: Content
    @State private var model = Owned()

    init(ledger: Ledger, content: () -> Content) {
        self.ledger = ledger
        self.content = content()
    }

    var body: some View {
        VStack {
            Text(model.text)
            content
        }
        .onAppear { ledger.onScreen += 1 }
        .onDisappear { ledger.onScreen -= 1 }
        .task {
            ledger.tasks += 1
            await Task.yield()
            ledger.tasks -= 1
        }
    }
}

@MainActor @Observable private final class Owned {
    let text = "owned"
}

/// Counts what has begun and not ended.
@MainActor final class Ledger {
    var onScreen = 0
    var tasks = 0
}
