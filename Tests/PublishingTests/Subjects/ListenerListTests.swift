import Testing

@testable import Publishing

@Suite struct ListenerListTests {
    @Test func `removed listeners leave no more gaps than listeners`() {
        var list = ListenerList()
        let listeners = (0..<100).map { _ in Listener() }
        for listener in listeners { list.append(listener) }
        for listener in listeners.dropLast(3) { list.remove(listener) }
        #expect(list.slots.count <= 6)
        #expect(
            list.slots.compactMap { $0 }.map(ObjectIdentifier.init) == listeners.suffix(3).map(ObjectIdentifier.init))
    }

    @Test func `removing twice removes once`() {
        var list = ListenerList()
        let listener = Listener()
        list.append(listener)
        list.append(Listener())
        list.remove(listener)
        list.remove(listener)
        #expect(list.slots.compactMap { $0 }.count == 1)
        #expect(!list.isEmpty)
    }
}
