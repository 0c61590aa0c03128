/// A control that opens an address. The address stands behind the label, so that a person can open it elsewhere.
///
/// ```swift
/// Link("Swift", destination: URL(string: "https://swift.org")!)
/// Link(destination: item.page) { Label("Read on", systemImage: "safari") }
/// ```
///
/// - Parameters:
///   - destination: the address, which `\.openURL` of the environment opens.
///   - label: what the control is called.
///
/// The trap: a text app has no browser. Unless the app puts an `OpenURLAction` into the environment, a line says that
/// nothing is opened.
///
/// - Note: Mirrors SwiftUI's `Link`.
public struct Link<Label: View>: PrimitiveView {
    public typealias Body = Never
    let destination: URL
    let label: Label

    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    static var isBlock: Bool { true }
    func makeChildren(_ children: inout ChildList) { children.add(label) }

    func block(_ node: Node, _ layout: Layout, width: Int) -> TextBlock {
        layout.control(node, width: width) { width in
            let label = layout.stack(node.blocks(), width: width)
            let address = address(layout, width: width)
            let spacing = 1
            if label.width == 0 { return address }
            if label.width + spacing + address.width > width {
                return .stackedVertically([label, address])
            }
            return .beside([label, address], spacing: spacing, alignment: .bottom)
        }
    }

    func idealWidth(_ node: Node, _ layout: Layout) -> Int {
        let label = layout.idealWidth(of: node.blocks())
        let address = address(layout, width: 10_000).width
        return layout.controlWidth(node, content: label == 0 ? address : label + 1 + address)
    }

    private func address(_ layout: Layout, width: Int) -> TextBlock {
        let runs = [TextRun(text: "\(layout.symbols.arrow) \(destination.absoluteString.sanitized)", style: .dim)]
        return .text(runs, width: width, lineLimit: nil, alignment: .leading, symbols: layout.symbols)
    }

    func control(_ node: Node) -> ControlBehavior? {
        ControlBehavior(kind: .link) { change in
            if change == .activate { node.act { node.scope.values.openURL(destination) } }
        }
    }
}

extension Link where Label == Text {
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}
