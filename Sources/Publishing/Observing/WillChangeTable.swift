/// The `objectWillChange` of objects that have no `@Published` property to keep it in.
///
/// The table does not keep objects alive. An entry of an object that is gone is never taken for that of a new object
/// at the same address, and such entries are removed before the table grows.
///
/// Sendable since the entries are guarded by `lock`.
final class WillChangeTable: @unchecked Sendable {
    static let shared = WillChangeTable()

    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private let lock = Lock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var limit = 16

    /// How many entries there are, those of objects that are gone included.
    var count: Int { lock.withLock { entries.count } }

    func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        var gone: [Entry] = []
        defer { withExtendedLifetime(gone) {} }
        return lock.withLock {
            let id = ObjectIdentifier(object)
            if let entry = entries[id] {
                if entry.object === object { return entry.publisher }
                gone.append(entry)
            }
            if entries.count >= limit {
                gone += entries.values.filter { $0.object == nil }
                entries = entries.filter { $0.value.object != nil }
                limit = max(16, entries.count * 2)
            }
            let publisher = ObservableObjectPublisher()
            entries[id] = Entry(object: object, publisher: publisher)
            return publisher
        }
    }
}
