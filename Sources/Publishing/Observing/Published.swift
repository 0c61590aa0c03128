/// A property of a class that publishes its changes.
///
/// ```swift
/// final class Search: ObservableObject {
///     @Published var text = ""
///     @Published private(set) var results: [String] = []
///
///     init(_ service: SearchService) {
///         $text
///             .removeDuplicates()
///             .map { service.results(for: $0) }
///             .assign(to: &$results)
///     }
/// }
/// ```
///
/// Setting it does three things in this order: the object's `objectWillChange` sends, `$text` publishes the new value,
/// and then the property has it.
///
/// The trap: inside a `sink` on `$text` the property still has its old value; use the value that the closure gets.
/// And what such a closure writes into the same property is overwritten as soon as it returns.
///
/// The property itself is not guarded: read and write it from one thread, or actor, at a time. Its publisher is.
///
/// Mirrors Combine's `Published`.
@propertyWrapper
public struct Published<Value> {
    @usableFromInline private(set) var box: PublishedBox<Value>

    public init(wrappedValue: Value) { box = PublishedBox(wrappedValue) }

    /// The same, for an initializer of a class: `_text = Published(initialValue: "")`.
    public init(initialValue: Value) { box = PublishedBox(initialValue) }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError() }
        set { fatalError() }
    }

    /// The property's publisher, written `$text`. It sends the current value first and then each new one.
    public var projectedValue: Publisher {
        get { Publisher(box: box) }
        set { box = newValue.box }
    }

    @inlinable
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].box.value }
        set { object[keyPath: storageKeyPath].box.set(newValue) }
    }

    /// The publisher of a `@Published` property.
    ///
    /// Mirrors Combine's `Published.Publisher`.
    public struct Publisher: Publishing.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        let box: PublishedBox<Value>

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            box.hub.subscribe(subscriber)
        }
    }
}

extension Published: PublishedProperty {
    func sendBeforeChange(through publisher: ObservableObjectPublisher?) -> ObservableObjectPublisher {
        box.sendBeforeChange(through: publisher)
    }
}

/// A `@Published` property to be read by whoever explains a program to a person.
package protocol PublishedValue {
    var currentValue: Any { get }
}

extension Published: PublishedValue {
    package var currentValue: Any { box.value }
}
