extension View {
    /// Switches off the controls inside: they keep their numbers and say so.
    public func disabled(_ disabled: Bool) -> some View {
        EnvironmentChange(content: self) { $0.isEnabled = $0.isEnabled && !disabled }
    }

    /// Runs an action after a field inside has been set.
    public func onSubmit(_ action: @escaping @MainActor () -> Void) -> some View {
        EnvironmentChange(content: self) { $0.submitActions.append(action) }
    }

    /// Makes the view a control that runs an action.
    public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void) -> some View {
        TapTarget(content: self, action: action)
    }

    /// Names the view for the person who types: a control is found by this label.
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        LabeledView(content: self, label: String(label))
    }

    public func accessibilityLabel(_ label: Text) -> some View {
        LabeledView(content: self, label: label.runs.map(\.text).joined())
    }
}

/// A view that can be activated.
struct TapTarget<Content: View>: PrimitiveView {
    typealias Body = Never
    let content: Content
    let action: @MainActor () -> Void

    static var isBlock: Bool { true }
    func makeChildren(_ children: inout ChildList) { children.add(content) }

    func block(_ node: Node, _ layout: Layout, width: Int) -> TextBlock {
        layout.control(node, width: width) { layout.stack(node.blocks(), width: $0) }
    }

    func idealWidth(_ node: Node, _ layout: Layout) -> Int {
        layout.controlWidth(node, content: layout.idealWidth(of: node.blocks()))
    }

    func control(_ node: Node) -> ControlBehavior? {
        ControlBehavior(kind: .button) { if $0 == .activate { node.act(action) } }
    }
}

/// A view with a label to find it by.
struct LabeledView<Content: View>: PrimitiveView, SpokenView {
    typealias Body = Never
    let content: Content
    let label: String
    func makeChildren(_ children: inout ChildList) { children.add(content) }
    func spokenText(_ node: Node) -> String? { label }
    var replacesContent: Bool { true }
}
