/// The connection of a subscriber to a publisher: asks for values, and ends the connection.
///
/// Both calls are allowed from any thread, and from inside `receive(_:)`.
///
/// Mirrors Combine's `Subscription`.
public protocol Subscription: AnyObject, Cancellable {
    /// Asks for so many values more. Asking for none does nothing.
    func request(_ demand: Subscribers.Demand)
}

/// The namespace of subscriptions.
public enum Subscriptions {
    /// A subscription that never yields anything, for a publisher that ends at once.
    public static var empty: any Subscription { EmptySubscription.shared }
}

// Sendable since it holds nothing.
private final class EmptySubscription: Subscription, Sendable {
    static let shared = EmptySubscription()
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}
