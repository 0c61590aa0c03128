import TextUI

/// The view that a tree stands for. All its state is in the model, so that two mounted from one model look alike.
struct GeneratedView: View {
    let tree: Tree
    let model: TreeModel
    let ledger: Ledger

    private func child(_ index: Int) -> GeneratedView? {
        index < tree.children.count ? GeneratedView(tree: tree.children[index], model: model, ledger: ledger) : nil
    }

    private var all: some View {
        ForEach(0..<tree.children.count, id: \.self) { child($0) }
    }

    private var flag: Binding<Bool> { Bindable(model).flags[tree.number % 4] }
    private var text: Binding<String> { Bindable(model).texts[tree.number % 3] }

    var body: some View {
        if let container { container } else if let control { AnyView(control) } else { AnyView(modified) }
    }

    private var container: AnyView? {
        switch tree.kind {
        case .column: AnyView(VStack(alignment: .trailing) { all })
        case .row: AnyView(HStack { all })
        case .layers: AnyView(ZStack(alignment: .bottomTrailing) { all })
        case .list: AnyView(List { all })
        case .section: AnyView(Section(tree.text) { all })
        case .lazyColumn: AnyView(LazyVStack { all })
        case .form: AnyView(Form { all })
        case .either: AnyView(flag.wrappedValue ? AnyView(child(0)) : AnyView(child(1)))
        case .ifElse: AnyView(Group { if flag.wrappedValue { child(0) } else { child(1) } })
        // Ids that occur more than once.
        case .listByNumber:
            AnyView(List { ForEach(tree.children, id: \.number) { row($0) }.onDelete { _ in model.number += 1 } })
        case .forEachByKind: AnyView(ForEach(tree.children, id: \.kind) { row($0) })
        case .numbers:
            AnyView(List(0..<max(0, tree.number + model.number), id: \.self) { Text("\($0) \(tree.text)") })
        default: nil
        }
    }

    private func row(_ tree: Tree) -> GeneratedView { GeneratedView(tree: tree, model: model, ledger: ledger) }

    private var control: (any View)? {
        switch tree.kind {
        case .text: Text(tree.text).bold()
        case .boundText: Text(text.wrappedValue)
        case .button: Button(tree.text) { model.change(tree.number) }
        case .toggle: Toggle(tree.text, isOn: flag)
        case .field: TextField(tree.text, text: text).onSubmit { model.number += 1 }
        case .stepper: Stepper("\(model.number)", value: Bindable(model).number, in: -9...9)
        case .picker:
            Picker(tree.text, selection: Bindable(model).number) { ForEach(0..<3, id: \.self) { Text("o\($0)") } }
        case .progress: ProgressView(value: Double(model.number), total: 9) { Text(tree.text) }
        case .spread:
            HStack {
                Spacer(); Divider(); Text(tree.text)
            }
        case .link: NavigationLink(tree.text, value: tree.number % 4)
        case .label: Label(tree.text, systemImage: "star")
        case .secureField: SecureField(tree.text, text: text)
        default: nil
        }
    }

    private var modified: any View {
        let first = child(0)
        let second = child(1)
        return switch tree.kind {
        case .width: first.frame(width: CGFloat(tree.number * 2), alignment: .trailing)
        case .flexible: first.frame(maxWidth: .infinity).lineLimit(tree.number % 4)
        case .disabled: first.disabled(flag.wrappedValue)
        case .title: first.navigationTitle(tree.text)
        case .toolbar: first.toolbar { second }
        case .sheet: first.sheet(isPresented: flag) { second }
        case .alert: first.alert(tree.text, isPresented: flag) { second }
        case .overlay: first.overlay(second).onTapGesture { model.change(tree.number) }
        case .swipe: first.swipeActions { Button(tree.text) { model.change(tree.number) } }
        case .owner: Owner(ledger: ledger) { first }.id(tree.number / 64 + model.number)
        case .tabs:
            TabView(selection: Bindable(model).number) {
                first.tabItem { Text(tree.text) }.tag(0)
                second.tabItem { Text("two") }.tag(1)
            }
        case .stack:
            NavigationStack(path: Bindable(model).path) {
                first.navigationDestination(for: Int.self) { value in
                    VStack {
                        Text("value \(value)")
                        second
                    }
                }
            }
        default: EmptyView()
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
