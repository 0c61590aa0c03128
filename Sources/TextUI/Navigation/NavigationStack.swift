/// A root view and the levels pushed on it. Only the topmost is on the screen; `back` pops it.
///
/// ```swift
/// NavigationStack(path: $viewModel.path) {
///     ProductList()
///         .navigationDestination(for: Product.self) { product in
///             ProductDetailView(product: product)
///         }
/// }
/// ```
///
/// What is pushed inherits the environment of the stack, not that of the root view inside it.
///
/// - Note: Mirrors SwiftUI's `NavigationStack`.
public struct NavigationStack<Data, Root: View>: PrimitiveView {
    public typealias Body = Never
    let root: Root
    let read: (() -> [PathValue])?
    let write: (([PathValue]) -> Void)?

    static var tracksReads: Bool { true }

    func makeChildren(_ children: inout ChildList) {
        let node = children.node
        let state = node.memory as? NavigationState ?? NavigationState(node: node)
        node.memory = state
        // What the stack and its screens keep must not keep the stack.
        if let write { state.write = { [weak node] values in node?.act { write(values) } } }
        if let read { state.follow(read()) }
        children.add(root, role: .level)
        for level in state.levels {
            let pop = DismissAction(
                action: { [weak node] in node?.act { state.pop(level.id) } }, owner: level.id.hashValue)
            children.add(
                LevelView(level: level).environment(\.dismiss, pop), key: .id(level.id, occurrence: 0), role: .level)
        }
    }

    static var settles: Bool { true }

    func settle(_ node: Node) -> Bool {
        for child in node.children { child.setHidden(child !== node.children.last) }
        return false
    }

    static var describes: Bool { true }
    func describe(_ node: Node, in survey: inout Survey) {
        for covered in node.children.dropLast() { survey.covered.append(Survey.of(covered).title?.text) }
        guard let state = node.memory as? NavigationState, !state.levels.isEmpty else { return }
        survey.goBack = { node.act { state.popLast() } }
    }

    static var isBlock: Bool { true }

    func block(_ node: Node, _ layout: Layout, width: Int) -> TextBlock {
        guard let top = node.children.last else { return .empty }
        return layout.draw(top, width: width)
    }

    func idealWidth(_ node: Node, _ layout: Layout) -> Int {
        layout.idealWidth(of: node.children.last?.blocks() ?? [])
    }
}

extension NavigationStack where Data == NavigationPath {
    public init(@ViewBuilder root: () -> Root) {
        self.init(root: root(), read: nil, write: nil)
    }

    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
        self.init(
            root: root(),
            read: { path.wrappedValue.values },
            write: { values in
                var new = NavigationPath()
                new.values = values
                path.wrappedValue = new
            })
    }
}

extension NavigationStack
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
        self.init(
            root: root(),
            read: { path.wrappedValue.map { PathValue(value: AnyHashable($0), type: Data.Element.self) } },
            write: { values in path.wrappedValue = Data(values.compactMap { $0.value.base as? Data.Element }) })
    }
}

/// One pushed level: the destination of a value, or the view that a link brought.
struct LevelView: PrimitiveView {
    typealias Body = Never
    let level: NavigationState.Level

    func makeChildren(_ children: inout ChildList) {
        let node = children.node
        guard let state = node.parent?.nearest(NavigationState.self) else { return }
        if let make = level.make {
            children.add(DeferredView(nameInCode: "NavigationLink") { AnyView(make()) })
        } else if let value = level.value {
            if state.destination(for: value) == nil { node.graph.diagnostics.noDestination(value, in: state) }
            children.add(
                DeferredView(nameInCode: ".navigationDestination") {
                    state.destination(for: value).map { AnyView($0) }
                        ?? AnyView(Text("(no destination for \(typeName(value.type)))"))
                })
        }
    }
}

extension Diagnostics {
    func noDestination(_ value: PathValue, in state: NavigationState) {
        let name = typeName(value.type)
        let declared = state.declaredTypes
        add(
            """
            TextUI: the navigation stack\(place(of: state.node)) has no destination for a value of type \(name).
            Declared inside the stack: \(declared.isEmpty ? "nothing" : declared.joined(separator: ", ")).
            Add .navigationDestination(for: \(name).self) { … } to a view inside the NavigationStack, not to the stack.
            """)
    }
}

/// The older form of a navigation stack.
///
/// - Note: Mirrors SwiftUI's `NavigationView`.
public struct NavigationView<Content: View>: View, UnnamedView {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View {
        NavigationStack { content }
    }
}
