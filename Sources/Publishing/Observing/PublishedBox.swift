/// Where a `@Published` property keeps its value, and who is told of changes.
@usableFromInline
final class PublishedBox<Value> {
    /// Read without a lock, as any property. It is written under `lock`, since `$property` may read it elsewhere.
    @usableFromInline private(set) var value: Value

    private let lock = Lock()
    private var willChange: ObservableObjectPublisher?
    /// Made when somebody subscribes.
    private var madeHub: LatestHub<Value, Never>?
    private var assignments: [PublishedAssignment<Value>] = []
    private var assignmentLimit = 4

    init(_ value: Value) { self.value = value }

    deinit {
        for assignment in assignments { assignment.cancel() }
        madeHub?.close()
    }

    @usableFromInline
    func set(_ newValue: Value) {
        lock.lock()
        let willChange = willChange
        let listening = madeHub
        lock.unlock()
        willChange?.send()
        listening?.send(newValue)

        // Swapped, so that the old value is released outside the lock: that may run anything.
        var swapped = newValue
        lock.lock()
        swap(&value, &swapped)
        let hub = madeHub
        lock.unlock()
        hub?.settle(newValue)
    }

    var hub: LatestHub<Value, Never> {
        lock.withLock {
            if let madeHub { return madeHub }
            let hub = LatestHub<Value, Never>(value)
            madeHub = hub
            return hub
        }
    }

    func sendBeforeChange(through publisher: ObservableObjectPublisher?) -> ObservableObjectPublisher {
        lock.withLock {
            if let willChange { return willChange }
            let publisher = publisher ?? ObservableObjectPublisher()
            willChange = publisher
            return publisher
        }
    }

    // MARK: - Assignments

    /// How many assignments are kept, those that have ended unnoticed included.
    var assignmentCount: Int { lock.withLock { assignments.count } }

    /// Keeps an assignment as long as the property lives, or until it ends.
    ///
    /// One whose publisher went away without a completion has ended unnoticed. It is cancelled here, outside the lock:
    /// some operators hold their subscriber, and it them, until then.
    func keep(_ assignment: PublishedAssignment<Value>) {
        let ended = lock.withLock {
            defer { assignments.append(assignment) }
            return assignments.count < assignmentLimit ? [] : takeEnded()
        }
        for assignment in ended { assignment.cancel() }
    }

    private func takeEnded() -> [PublishedAssignment<Value>] {
        let middle = assignments.partition(by: \.hasEnded)
        defer {
            assignments.removeSubrange(middle...)
            assignmentLimit = max(4, assignments.count * 2)
        }
        return Array(assignments[middle...])
    }

    func forget(_ assignment: PublishedAssignment<Value>) {
        lock.withLock { assignments.removeAll { $0 === assignment } }
    }
}
