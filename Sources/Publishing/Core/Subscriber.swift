/// Something that takes a publisher's values.
///
/// ```swift
/// final class Printer: Subscriber {
///     func receive(subscription: any Subscription) { subscription.request(.max(2)) }
///     func receive(_ input: Int) -> Subscribers.Demand {
///         print(input)
///         return .none  // nothing on top of the two asked for
///     }
///     func receive(completion: Subscribers.Completion<Never>) { print("done") }
/// }
/// ```
///
/// A publisher calls first `receive(subscription:)`, then `receive(_:)` as often as values were asked for, then
/// `receive(completion:)` once; never two of them at a time.
///
/// Mirrors Combine's `Subscriber`, without the `combineIdentifier`.
public protocol Subscriber<Input, Failure> {
    associatedtype Input
    associatedtype Failure: Error

    /// Takes the subscription. No value comes before one is requested from it.
    func receive(subscription: any Subscription)

    /// Takes a value, and answers how many more are wanted on top of those asked for so far.
    func receive(_ input: Input) -> Subscribers.Demand

    /// Takes the end. Nothing comes after it.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// Takes the value of a publisher that only says "now".
    public func receive() -> Subscribers.Demand { receive(()) }
}

/// The namespace of subscribers and of what they say.
public enum Subscribers {}
