/// The stored properties of a view type: where its dynamic properties are, and how two values of it are compared.
///
/// Made once per type. A view is a value, and its `@State` must be linked to the node in the node's own copy of that
/// value; so the properties are reached in place, by their offset. `Mirror` only hands out copies.
@MainActor final class FieldTable {
    private enum Comparison {
        case bits(Int)
        case equatable(any Equatable.Type)
        case fields(FieldTable)
        case input(any ComparableInput.Type)
        case ignored
    }

    private let comparisons: [(offset: Int, how: Comparison)]
    private let byteCount: Int
    /// True if an input may differ from itself.
    private let hasInputs: Bool
    private let dynamicProperties: [(offset: Int, type: any DynamicProperty.Type)]
    let hasDynamicProperties: Bool
    let isEager: Bool
    let isNamed: Bool
    private let type: Any.Type
    /// What views of the type hold, for whoever explains the program.
    private(set) lazy var holders = HolderTable(type)

    private static var tables: [ObjectIdentifier: FieldTable] = [:]

    static func of(_ type: Any.Type) -> FieldTable {
        let id = ObjectIdentifier(type)
        if let known = tables[id] { return known }
        let made = FieldTable(type)
        tables[id] = made
        return made
    }

    private init(_ type: Any.Type) {
        self.type = type
        var comparisons: [(Int, Comparison)] = []
        var dynamic: [(Int, any DynamicProperty.Type)] = []
        for field in storedFields(of: type) {
            if let property = field.type as? any DynamicProperty.Type { dynamic.append((field.offset, property)) }
            if field.type is any ViewModifier.Type {
                dynamic += Self.of(field.type).dynamicProperties.map { (field.offset + $0.offset, $0.type) }
            }
            // A closure in a property wrapper makes a value once; a new one asks for nothing.
            let isMaker = type is any DynamicProperty.Type && TypeKind(of: field.type) == .function
            // A weak reference to the same object has the same bits.
            let how = field.isStrong ? Self.comparison(of: field.type) : .bits(size(of: field.type))
            comparisons.append((field.offset, isMaker ? .ignored : how))
        }
        self.comparisons = comparisons
        byteCount = size(of: type)
        hasInputs = comparisons.contains {
            switch $0.1 {
            case .input: true
            case .fields(let table): table.hasInputs
            default: false
            }
        }
        dynamicProperties = dynamic
        hasDynamicProperties = !dynamic.isEmpty
        isEager = type is any EagerView.Type
        isNamed = !(type is any UnnamedView.Type)
    }

    private static func comparison(of type: Any.Type) -> Comparison {
        if let input = type as? any ComparableInput.Type { return .input(input) }
        if type is any LinkedProperty.Type { return .ignored }
        if type is any DynamicProperty.Type { return .fields(.of(type)) }
        // Two values with the same bits are the same: what they refer to is kept alive by the old one.
        let bits = Comparison.bits(size(of: type))
        if isTrivial(type) { return bits }
        switch TypeKind(of: type) {
        case .class, .function: return bits
        case .struct where type != String.self && !(type is any SetAlgebra.Type): return .fields(.of(type))
        default: return (type as? any Equatable.Type).map { .equatable($0) } ?? bits
        }
    }

    /// True if two views would make the same body.
    func areEqual<V>(_ old: UnsafePointer<V>, _ new: UnsafePointer<V>) -> Bool {
        areInputsEqual(UnsafeRawPointer(old), UnsafeRawPointer(new))
    }

    /// True if two values of the type would make the same body.
    func areInputsEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        if !hasInputs, memcmp(old, new, byteCount) == 0 { return true }
        for (offset, how) in comparisons {
            let old = old + offset
            let new = new + offset
            let isSame =
                switch how {
                case .bits(let size): memcmp(old, new, size) == 0
                case .equatable(let type): isEqual(type, old, new)
                case .fields(let table): table.areInputsEqual(old, new)
                case .input(let type): isSameInput(type, old, new)
                case .ignored: true
                }
            if !isSame { return false }
        }
        return true
    }

    /// Connects the dynamic properties of the view at `view` with a node, before its body runs.
    func link<V>(_ view: UnsafeMutablePointer<V>, to node: Node) {
        var slot = 0
        link(UnsafeMutableRawPointer(view), to: node, slot: &slot)
    }

    private func link(_ value: UnsafeMutableRawPointer, to node: Node, slot: inout Int) {
        for (offset, type) in dynamicProperties {
            linkProperty(type, at: value + offset, to: node, slot: &slot)
        }
    }

    private func linkProperty<P: DynamicProperty>(
        _: P.Type, at place: UnsafeMutableRawPointer, to node: Node, slot: inout Int
    ) {
        let property = place.assumingMemoryBound(to: P.self)
        if var linked = property.pointee as? any LinkedProperty {
            linked.link(to: node, slot: slot)
            property.pointee = linked as! P
            slot += 1
        } else {
            FieldTable.of(P.self).link(place, to: node, slot: &slot)
        }
        property.pointee.update()
    }
}

/// A property wrapper whose value counts as an input of the view, and which knows when two are the same.
@MainActor protocol ComparableInput {
    static func isSame(_ old: Self, _ new: Self) -> Bool
}

@MainActor private func isSameInput<T: ComparableInput>(_: T.Type, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer)
    -> Bool
{
    T.isSame(old.assumingMemoryBound(to: T.self).pointee, new.assumingMemoryBound(to: T.self).pointee)
}

private func isEqual<T: Equatable>(_: T.Type, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    old.assumingMemoryBound(to: T.self).pointee == new.assumingMemoryBound(to: T.self).pointee
}

/// True if two values are known to be the same: equal if they can say, else the same object or the same bits.
@MainActor func areEqual<T>(_ old: T, _ new: T) -> Bool {
    func compare<E: Equatable>(_ old: E) -> Bool { (new as? E) == old }
    if let old = old as? any Equatable { return compare(old) }
    return withUnsafePointer(to: old) { old in
        withUnsafePointer(to: new) { new in
            TypeKind(of: T.self) == .struct
                ? FieldTable.of(T.self).areInputsEqual(old, new) : memcmp(old, new, MemoryLayout<T>.size) == 0
        }
    }
}
