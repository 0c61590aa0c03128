/// A control that pushes a view onto the navigation stack around it.
///
/// ```swift
/// NavigationLink("Ada", value: ada)
/// NavigationLink("About") { AboutView() }
/// ```
///
/// - Note: Mirrors SwiftUI's `NavigationLink`.
public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
    public typealias Body = Never
    let label: Label
    let value: PathValue?
    let destination: (() -> Destination)?
    let isActive: Binding<Bool>?

    init(label: Label, value: PathValue?, destination: (() -> Destination)?, isActive: Binding<Bool>?) {
        self.label = label
        self.value = value
        self.destination = destination
        self.isActive = isActive
    }

    static var isBlock: Bool { true }

    func makeChildren(_ children: inout ChildList) {
        if let isActive, let destination {
            children.add(label.navigationDestination(isPresented: isActive, destination: destination))
        } else {
            children.add(label)
        }
    }

    func block(_ node: Node, _ layout: Layout, width: Int) -> TextBlock {
        layout.labelledControl(node, width: width)
    }

    func idealWidth(_ node: Node, _ layout: Layout) -> Int {
        layout.controlWidth(node, content: layout.idealWidth(of: node.blocks()))
    }

    func control(_ node: Node) -> ControlBehavior? {
        ControlBehavior(kind: .link) { change in
            if change == .activate { node.act { follow(node) } }
        }
    }

    private func follow(_ node: Node) {
        guard let state = node.nearest(NavigationState.self) else {
            node.graph.diagnostics.linkOutsideOfStack(node)
            return
        }
        if let isActive {
            isActive.wrappedValue = true
        } else if let value {
            state.push(value)
        } else if let destination {
            _ = state.push(make: destination)
        }
    }
}

extension Diagnostics {
    func linkOutsideOfStack(_ node: Node) {
        add(
            """
            TextUI: the NavigationLink "\(node.spokenLabel.sanitized)"\(place(of: node)) \
            is not inside a NavigationStack, so it leads nowhere.
            Put a NavigationStack { … } around the view that holds it.
            """)
    }
}

extension NavigationLink where Destination == Never {
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(
            label: label(), value: value.map { PathValue(value: AnyHashable($0), type: P.self) }, destination: nil,
            isActive: nil)
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(value: value) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(value: value) { Text(title) }
    }
}

extension NavigationLink {
    public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), value: nil, destination: destination, isActive: nil)
    }

    /// The older form: the destination is made when the link is, not when it is followed.
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), value: nil, destination: { destination }, isActive: nil)
    }

    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(label: label(), value: nil, destination: { destination }, isActive: isActive)
    }

    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), value: nil, destination: destination, isActive: isActive)
    }
}

extension NavigationLink where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }

    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(destination: destination) { Text(title) }
    }

    public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive) { Text(title) }
    }
}
