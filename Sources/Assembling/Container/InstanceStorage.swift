/// Keeps the instance of one registration in a custom ``ObjectScope``.
///
/// ```swift
/// nonisolated final class CountingStorage: InstanceStorage {
///     private(set) var uses = 0
///     var instance: Any? { didSet { uses += 1 } }
/// }
/// ```
///
/// A container uses it under its lock, so that a storage needs none of its own.
///
/// Mirrors `InstanceStorage` in Swinject.
public protocol InstanceStorage: AnyObject {
    /// What is shared; nil when there is nothing, or not any more.
    var instance: Any? { get set }
}

/// Keeps the instance until it is reset.
public final class PermanentStorage: InstanceStorage {
    public var instance: Any?

    public init() {}
}

/// Keeps an object as long as someone else holds it, and a value not at all.
public final class WeakStorage: InstanceStorage {
    private weak var object: AnyObject?

    public init() {}

    public var instance: Any? {
        get { object }
        set {
            let isObject = newValue.map { type(of: $0) is AnyClass } ?? false
            object = isObject ? newValue as AnyObject : nil
        }
    }
}
