/// The view models of one context, each made once. They live as long as the store.
///
/// ```swift
/// ViewModelStores.store(for: controller).clear()
/// ```
///
/// - Note: Mirrors Android's `ViewModelStore`.
@MainActor public final class ViewModelStore {
    private let contents = Contents()

    nonisolated public init() {}

    /// The view models, apart from the store, so that they can still be told when the store goes.
    private final class Contents: @unchecked Sendable {
        // Read and written on the main actor alone: by the store, and after its end by the closure that clears.
        var slots: [Slot: Kept] = [:]
    }

    /// A place in the store. The type itself is the key, so `A.Model` and `B.Model` never share one.
    private struct Slot: Hashable {
        let type: ObjectIdentifier
        let key: String?
    }

    private struct Kept {
        let model: Any
        /// The type of the factory that made it, for whoever explains the program.
        let maker: Any.Type
        /// How many were made before it.
        let order: Int
    }

    /// How many view models the store keeps.
    public var count: Int { contents.slots.count }

    var keptModels: [(model: AnyObject, maker: String)] {
        contents.slots.values.sorted { $0.order < $1.order }.compactMap { kept in
            type(of: kept.model) is AnyClass ? (kept.model as AnyObject, String(describing: kept.maker)) : nil
        }
    }

    /// The view model that is kept, nil if there is none yet.
    func model(_ type: Any.Type, key: String?) -> Any? {
        let slot = Slot(type: ObjectIdentifier(type), key: key)
        guard let place = contents.slots.index(forKey: slot) else { return nil }
        return contents.slots.values[place].model
    }

    func keep(_ model: Any, as type: Any.Type, key: String?, maker: Any.Type) {
        let slot = Slot(type: ObjectIdentifier(type), key: key)
        contents.slots[slot] = Kept(model: model, maker: maker, order: contents.slots.count)
    }

    /// Lets go of all view models. Each that is `Clearable` hears it once; the next `get()` makes new ones.
    public func clear() { Self.clear(contents) }

    private static func clear(_ contents: Contents) {
        let leaving = contents.slots.values
        contents.slots = [:]
        // Asked of the type first: most have nothing to end, and to find that by a cast of the value costs six times as much.
        for kept in leaving where type(of: kept.model) is any Clearable.Type {
            (kept.model as? any Clearable)?.onCleared()
        }
    }

    deinit {
        // The store may go on any thread; the view models hear of it on the main actor.
        let contents = contents
        onMainActor { Self.clear(contents) }
    }
}

/// A view model that has something to end when its context goes.
///
/// - Note: Mirrors `onCleared()` of Android's `ViewModel`.
@MainActor @preconcurrency
public protocol Clearable: AnyObject {
    /// Called once, when the store is cleared or goes.
    func onCleared()
}

/// Anything that has view models of its own: a view controller, or any class with a store.
///
/// - Note: Mirrors Android's `ViewModelStoreOwner`.
@MainActor @preconcurrency
public protocol ViewModelStoreOwner: AnyObject {
    var viewModelStore: ViewModelStore { get }
}

/// Finds the store of a context.
@MainActor public enum ViewModelStores {
    public static func store(for context: some ViewModelStoreOwner) -> ViewModelStore {
        context.viewModelStore
    }
}
