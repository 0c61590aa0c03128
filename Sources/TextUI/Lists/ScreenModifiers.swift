/// A search field at the top of the frame.
struct SearchableView<Content: View>: PrimitiveView {
    typealias Body = Never
    let content: Content
    let text: Binding<String>

    func makeChildren(_ children: inout ChildList) { children.add(content) }
    static var describes: Bool { true }
    func describe(_ node: Node, in survey: inout Survey) { survey.searchFields.append(node) }
    func control(_ node: Node) -> ControlBehavior? {
        ControlBehavior(kind: .field(text: text.wrappedValue, isSecure: false), label: "Search") {
            node.setText($0, in: text)
        }
    }
}

/// Answers to `refresh`.
struct RefreshableView<Content: View>: PrimitiveView {
    typealias Body = Never
    let content: Content
    let action: @MainActor () async -> Void

    func makeChildren(_ children: inout ChildList) { children.add(content) }
    static var describes: Bool { true }
    func describe(_ node: Node, in survey: inout Survey) { survey.refresh = (node, action) }
}

/// Answers to `open PATH`.
struct OpenURLView<Content: View>: PrimitiveView {
    typealias Body = Never
    let content: Content
    let action: @MainActor (URL) -> Void

    func makeChildren(_ children: inout ChildList) { children.add(content) }
    static var describes: Bool { true }
    func describe(_ node: Node, in survey: inout Survey) { survey.openURL = survey.openURL ?? (node, action) }
}

extension Graph {
    /// Who answers to `open PATH`: a view of the surface, or else of what is below a modal, as a link reaches an app
    /// whatever it shows.
    func linkTarget(_ survey: Survey) -> (node: Node, action: (URL) -> Void)? {
        survey.openURL ?? root.flatMap { topmostModal == nil ? nil : Survey.of($0).openURL }
    }
}

extension View {
    /// Adds a search field at the top of the frame: `search = TEXT`.
    public func searchable(text: Binding<String>, prompt: Text? = nil) -> some View {
        SearchableView(content: self, text: text)
    }

    public func searchable<S: StringProtocol>(text: Binding<String>, prompt: S) -> some View {
        SearchableView(content: self, text: text)
    }

    /// Runs an action on `refresh`.
    public func refreshable(action: @escaping @MainActor () async -> Void) -> some View {
        RefreshableView(content: self, action: action)
    }

    /// Runs an action on `open PATH`.
    public func onOpenURL(perform action: @escaping @MainActor (URL) -> Void) -> some View {
        OpenURLView(content: self, action: action)
    }
}
