/// A stored property of a type: its name, its type and where in a value it stands.
package struct StoredField {
    package let name: String
    package let type: Any.Type
    package let offset: Int
    /// False for `weak` and `unowned`: then there is no plain value of the type at the place.
    package let isStrong: Bool
    package let isVar: Bool
}

/// The stored properties of a struct, in the order of declaration; none of other kinds of type.
///
/// The standard library's `Mirror` uses the same entry points of the Swift runtime; it has no public form that gives
/// offsets.
package func storedFields(of type: Any.Type) -> [StoredField] {
    TypeKind(of: type) == .struct ? fields(of: type) : []
}

/// The stored properties of a struct or of a class; those of a superclass come first.
package func inheritedAndOwnFields(of type: Any.Type) -> [StoredField] {
    [.struct, .class].contains(TypeKind(of: type)) ? fields(of: type) : []
}

private func fields(of type: Any.Type) -> [StoredField] {
    (0..<recursiveCount(type)).map { index in
        var metadata = FieldMetadata()
        let fieldType = recursiveChildMetadata(type, index: index, fieldMetadata: &metadata)
        let name = metadata.name.map { String(cString: $0) } ?? ""
        metadata.free?(metadata.name)
        return StoredField(
            name: name, type: fieldType, offset: recursiveChildOffset(type, index: index), isStrong: metadata.isStrong,
            isVar: metadata.isVar)
    }
}

/// The kinds of type that matter for comparing views, as the first word of the runtime's type metadata tells them.
package enum TypeKind {
    case `class`, `struct`, function, other

    package init(of type: Any.Type) {
        switch unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee {
        case 0, 0x800...: self = .class
        case 0x200: self = .struct
        case 0x302: self = .function
        default: self = .other
        }
    }
}

/// True for a type whose values are plain bits, without references.
package func isTrivial(_ type: Any.Type) -> Bool {
    func isTrivial<T>(_: T.Type) -> Bool { _isPOD(T.self) }
    return _openExistential(type, do: isTrivial)
}

/// The number of bytes of a type's values.
package func size(of type: Any.Type) -> Int {
    func size<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: size)
}

private struct FieldMetadata {
    var name: UnsafePointer<CChar>?
    var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = false
    var isVar = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func recursiveCount(_: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func recursiveChildMetadata(
    _: Any.Type, index: Int, fieldMetadata: UnsafeMutablePointer<FieldMetadata>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func recursiveChildOffset(_: Any.Type, index: Int) -> Int
