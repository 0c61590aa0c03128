/// A value that a view owns. It lasts as long as the view's place on the screen.
///
/// ```swift
/// struct LightSwitch: View {
///     @State private var isOn = false
///
///     var body: some View {
///         Toggle("Light", isOn: $isOn)
///     }
/// }
/// ```
///
/// The initial value is evaluated each time the view value is made, and used only the first time. That is no matter
/// for a number; a view model made here is made again with every redraw of the parent and thrown away.
/// `@StateViewModel` of SwiftMVVM makes it once.
///
/// - Note: Mirrors SwiftUI's `State`, as it is until Xcode 26.
@MainActor @propertyWrapper
public struct State<Value>: LinkedProperty {
    private let initial: Value
    private let site: DeclarationSite
    private var cell: StateCell<Value>?

    public init(wrappedValue: Value, file: StaticString = #fileID, line: UInt = #line) {
        initial = wrappedValue
        site = DeclarationSite(file, line)
    }

    public init(initialValue: Value, file: StaticString = #fileID, line: UInt = #line) {
        self.init(wrappedValue: initialValue, file: file, line: line)
    }

    public var wrappedValue: Value {
        get { cell?.value ?? initial }
        nonmutating set {
            guard let cell else { stateOutsideOfView(Value.self, site) }
            cell.value = newValue
        }
    }

    /// A binding to the value, to pass on to another view.
    public var projectedValue: Binding<Value> {
        guard let cell else {
            let (value, site) = (initial, site)
            return Binding(get: { value }, set: { _ in stateOutsideOfView(Value.self, site) })
        }
        return Binding(
            get: { cell.value }, set: { cell.value = $0 }, source: BindingSource(object: ObjectIdentifier(cell)))
    }

    mutating func link(to node: Node, slot: Int) {
        cell = node.cell(slot) { StateCell(initial, node: node) }
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init(file: StaticString = #fileID, line: UInt = #line) {
        self.init(wrappedValue: nil, file: file, line: line)
    }
}

extension State: HoldingProperty {
    var heldValue: Any? { cell.map { $0.unobservedValue } ?? initial }
    func isKept(in cell: AnyObject) -> Bool { self.cell === cell }
    /// What this view value brings for the first time; the cell keeps the first.
    var initialObject: AnyObject? { object(in: initial) }
}

private func stateOutsideOfView(_ type: Any.Type, _ site: DeclarationSite) -> Never {
    stop(
        """
        TextUI: a @State property of type \(typeName(type)) was set while its view is not on the screen.
        It is the one at \(site).
        State lives in the screen, not in the view value: before the view is mounted there is no place to keep it.
        To start with another value, set the wrapper in the view's init: _name = State(initialValue: value)
        To change it later, do so in an action, .onAppear or .task of the view.
        """)
}
