/// A property wrapper of a view that holds a value in the node, or an object.
@MainActor protocol HoldingProperty {
    /// What it holds now, read without depending on it. Nil before the view is on the screen.
    var heldValue: Any? { get }
    /// True if the cell belongs to the property.
    func isKept(in cell: AnyObject) -> Bool
    /// The object that the view value brings along, whether it is used or not.
    var initialObject: AnyObject? { get }
}

extension HoldingProperty {
    func isKept(in cell: AnyObject) -> Bool { false }
    var initialObject: AnyObject? { heldValue.flatMap { object(in: $0) } }
}

/// The object that a value is, or that is in an optional.
func object(in value: Any) -> AnyObject? {
    let value = ValueText.unwrapped(value) ?? value
    guard let value, type(of: value) is AnyClass else { return nil }
    return value as AnyObject
}

/// A value that a property of a view holds.
struct HeldValue {
    /// As the program names it: `viewModel`.
    let property: String
    /// How it is held: `@StateViewModel`, `@State`, `let` …
    let holder: String
    let value: Any
    /// The object that this view value has brought along.
    let brought: AnyObject?
    let isKept: @MainActor (AnyObject) -> Bool

    /// The view models in the value.
    @MainActor var models: [AnyObject] { HeldModels.of(value) }

    /// True if it is a property without a wrapper.
    var isPlain: Bool { ["let", "var"].contains(holder) }

    /// True if the view keeps the value for as long as it is on the screen.
    var isOwned: Bool { ["@State", "@StateObject", "@StateViewModel"].contains(holder) }
}

func isModel(_ value: Any) -> Bool { value is any Observable || value is any ObservableObject }

/// Where in a view the properties stand that hold something. Made once per type.
@MainActor final class HolderTable {
    private struct Place {
        let property: String
        let holder: String
        let offset: Int
        let type: Any.Type
        let size: Int

        init(_ property: String, _ holder: String, _ offset: Int, _ type: Any.Type) {
            self.property = property
            self.holder = holder
            self.offset = offset
            self.type = type
            size = TextUI.size(of: type)
        }
    }

    private var places: [Place] = []
    /// True if views of the type keep values in their nodes, or may.
    private(set) var ownsValues = false

    init(_ type: Any.Type) {
        add(type, at: 0, property: nil, holder: nil)
    }

    private func add(_ type: Any.Type, at offset: Int, property: String?, holder: String?) {
        for field in storedFields(of: type) where field.isStrong {
            let place = offset + field.offset
            let isWrapper = field.type is any DynamicProperty.Type || field.type is any HoldingProperty.Type
            let name = property ?? (isWrapper ? String(field.name.drop { $0 == "_" }) : field.name)
            let wrapper =
                holder ?? (isWrapper ? "@" + typeName(field.type).prefix { $0 != "<" } : field.isVar ? "var" : "let")
            if field.type is any HoldingProperty.Type {
                ownsValues = true
                places.append(Place(name, wrapper, place, field.type))
            } else if isWrapper {
                add(field.type, at: place, property: name, holder: wrapper)
            } else if field.type is any App.Type || field.type is any ViewModifier.Type {
                add(field.type, at: place, property: nil, holder: nil)
            } else if holder == nil, Self.canBeObject(field.type) {
                places.append(Place(name, wrapper, place, field.type))
            }
        }
    }

    private static func canBeObject(_ type: Any.Type) -> Bool {
        switch TypeKind(of: type) {
        case .class: true
        case .other: !isTrivial(type) && !(type is any View.Type)
        case .struct: HeldModels.mayBe(in: type)
        case .function: false
        }
    }

    /// True unless two views hold the same, bit for bit. It allocates nothing.
    func mayDiffer(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        places.contains { memcmp(old + $0.offset, new + $0.offset, $0.size) != 0 }
    }

    /// What the view at `pointer` holds.
    func read(_ pointer: UnsafeRawPointer) -> [HeldValue] {
        places.compactMap { place in
            let value = load(place.type, from: pointer + place.offset)
            guard let property = value as? any HoldingProperty else {
                return HeldValue(
                    property: place.property, holder: place.holder, value: value, brought: object(in: value),
                    isKept: { _ in false })
            }
            guard let held = property.heldValue else { return nil }
            return HeldValue(
                property: place.property, holder: place.holder, value: held, brought: property.initialObject,
                isKept: { property.isKept(in: $0) })
        }
    }

    private func load(_ type: Any.Type, from pointer: UnsafeRawPointer) -> Any {
        func load<T>(_: T.Type) -> Any { pointer.assumingMemoryBound(to: T.self).pointee }
        return _openExistential(type, do: load)
    }
}

extension Node {
    /// The cause of what a change of the cell invalidates: the state by its name.
    func cause(ofChangeIn cell: AnyObject) -> Cause {
        if isLinking { return .state(owner: shortName(of: viewType), property: "state") }
        let property = heldValues().first { $0.isKept(cell) }?.property
        return .state(owner: displayName, property: property ?? "state")
    }
}
