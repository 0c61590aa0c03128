/// A class that says when it is about to change, so that views which show it can be drawn again.
///
/// ```swift
/// final class Counter: ObservableObject {
///     @Published var count = 0
/// }
/// ```
///
/// `objectWillChange` comes by itself: it sends before each change of a `@Published` property, inherited ones included.
/// A class may declare one of its own, of any type; then its `@Published` properties do not send by themselves.
///
/// Two traps. An object held in a `@Published` property says nothing through its owner: only putting another object
/// there does. And the properties are found with `Mirror`, so in a class with a `customMirror` they are not found.
///
/// Mirrors Combine's `ObservableObject`.
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Sends before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// The publisher that all `@Published` properties of the object send through. It is the same one at each call.
    public var objectWillChange: ObservableObjectPublisher {
        publisherInPublishedProperties(of: self) ?? WillChangeTable.shared.publisher(of: self)
    }
}

/// A `@Published` property, its type forgotten.
protocol PublishedProperty {
    /// Makes the property send through a publisher before it changes, unless it has one already; answers which it has.
    func sendBeforeChange(through publisher: ObservableObjectPublisher?) -> ObservableObjectPublisher
}

/// The publisher of the object's first `@Published` property, put into all the others too; nil if it has none.
private func publisherInPublishedProperties(of object: AnyObject) -> ObservableObjectPublisher? {
    var publisher: ObservableObjectPublisher?
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror {
        for case (_, let property as any PublishedProperty) in level.keptChildren {
            publisher = property.sendBeforeChange(through: publisher)
        }
        mirror = level.superclassMirror
    }
    return publisher
}
