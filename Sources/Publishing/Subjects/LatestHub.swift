/// A hub with a current value, which every new subscriber gets first.
final class LatestHub<Output, Failure: Error>: Hub<Output, Failure> {
    /// Guarded by `lock`.
    private var value: Output

    init(_ value: Output) {
        self.value = value
        super.init(keepsLatest: true)
    }

    var latest: Output { lock.withLock { value } }

    /// Makes a value the current one without telling anybody.
    func settle(_ output: Output) {
        // Swapped, so that the old value is released outside the lock: that may run anything.
        var output = output
        lock.lock()
        if !isOver { swap(&value, &output) }
        lock.unlock()
    }

    /// Makes a value the current one and hands it on.
    func settleAndSend(_ output: Output) {
        delivery.lock()
        defer { delivery.unlock() }
        settle(output)
        send(output)
    }

    override func deliverLatest(to conduit: Conduit<Output, Failure>) {
        delivery.lock()
        lock.lock()
        if conduit.owesLatest, conduit.demand != .none, let endpoint = conduit.endpoint {
            conduit.owesLatest = false
            conduit.demand -= 1
            let value = value
            lock.unlock()
            let more = endpoint.receive(value)
            lock.lock()
            conduit.demand += more
        }
        lock.unlock()
        delivery.unlock()
    }
}
