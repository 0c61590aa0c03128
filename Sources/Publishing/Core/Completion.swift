extension Subscribers {
    /// How a publisher ended: it finished, or failed with an error.
    ///
    /// Mirrors Combine's `Subscribers.Completion`.
    @frozen public enum Completion<Failure: Error>: Sendable {
        case finished
        case failure(Failure)
    }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
