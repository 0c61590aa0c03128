/// What a hub must know of a subscriber to count its demand. It does not depend on the type of the values, and neither
/// does ``ListenerList``: in generic code that is not specialised, looking up an array's type would cost more than all
/// the rest of a `send`.
class Listener {
    final var demand = Subscribers.Demand.none
    /// Whether the hub's latest value has not been handed on yet, for lack of demand.
    final var owesLatest = false
    /// Where it stands in the list; nil if it is in none.
    fileprivate final var slot: Int?
}

/// Listeners in the order of subscription. Removal does not search.
struct ListenerList {
    /// In order, with nil where one has gone. A copy of it is what one `send` serves.
    private(set) var slots: [Listener?] = []
    private var count = 0

    var isEmpty: Bool { count == 0 }

    mutating func append(_ listener: Listener) {
        listener.slot = slots.count
        slots.append(listener)
        count += 1
    }

    mutating func remove(_ listener: Listener) {
        guard let slot = listener.slot else { return }
        listener.slot = nil
        slots[slot] = nil
        count -= 1
        if count < slots.count / 2 { closeGaps() }
    }

    mutating func removeAll() -> [Listener] {
        let listeners = slots.compactMap { $0 }
        for listener in listeners { listener.slot = nil }
        self = ListenerList()
        return listeners
    }

    private mutating func closeGaps() {
        for listener in removeAll() { append(listener) }
    }
}
