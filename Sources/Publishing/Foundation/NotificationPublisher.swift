import Foundation

extension NotificationCenter {
    /// A publisher of the notifications of a name.
    ///
    /// ```swift
    /// NotificationCenter.default.publisher(for: .userDidLogOut)
    ///     .sink { [weak self] _ in self?.showLogin() }
    ///     .store(in: &cancellables)
    /// ```
    ///
    /// - Parameters:
    ///   - name: Which notifications.
    ///   - object: Whose notifications; nil for those of all.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// Mirrors Foundation's `NotificationCenter.Publisher`.
    public struct Publisher: Publishing.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never

        public let center: NotificationCenter
        public let name: Notification.Name
        public let object: AnyObject?

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            let subject = PassthroughSubject<Notification, Never>()
            let handover = NotificationHandover(subject)
            let token = center.addObserver(forName: name, object: object, queue: nil) { handover.subject.send($0) }
            subject
                .handleEvents(receiveCancel: { [center] in center.removeObserver(token) })
                .subscribe(subscriber)
        }
    }
}

/// A subject on its way into the closure that a notification center keeps.
///
/// Sendable since a subject guards all its state with locks.
private struct NotificationHandover: @unchecked Sendable {
    let subject: PassthroughSubject<Notification, Never>

    init(_ subject: PassthroughSubject<Notification, Never>) { self.subject = subject }
}
