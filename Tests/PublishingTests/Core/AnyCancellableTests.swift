import Foundation
import Publishing
import Testing

@Suite struct AnyCancellableTests {
    @Test func `it cancels when nobody keeps it`() {
        var cancels = 0
        do { _ = AnyCancellable { cancels += 1 } }
        #expect(cancels == 1)
    }

    @Test func `it cancels once`() {
        var cancels = 0
        do {
            let cancellable = AnyCancellable { cancels += 1 }
            cancellable.cancel()
            cancellable.cancel()
        }
        #expect(cancels == 1)
    }

    @Test func `a set keeps it`() {
        var cancels = 0
        var kept: Set<AnyCancellable> = []
        AnyCancellable { cancels += 1 }.store(in: &kept)
        #expect(cancels == 0)
        kept = []
        #expect(cancels == 1)
    }

    @Test func `an array keeps it`() {
        var cancels = 0
        var kept: [AnyCancellable] = []
        AnyCancellable { cancels += 1 }.store(in: &kept)
        #expect(cancels == 0)
        kept.removeAll()
        #expect(cancels == 1)
    }

    @Test func `another cancellable can be stored too`() {
        let subject = PassthroughSubject<Int, Never>()
        let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
        subject.subscribe(sink)
        var kept: Set<AnyCancellable> = []
        sink.store(in: &kept)
        #expect(kept.count == 1)
    }

    @Test func `two are equal if they are the same`() {
        let one = AnyCancellable {}
        let two = AnyCancellable {}
        #expect(one == one)
        #expect(one != two)
        #expect(Set([one, two, one]).count == 2)
    }

    @Test func `what the closure holds is released by a cancel`() {
        weak var witness: Witness?
        let cancellable: AnyCancellable
        do {
            let object = Witness()
            witness = object
            cancellable = AnyCancellable { withExtendedLifetime(object) {} }
        }
        #expect(witness != nil)
        cancellable.cancel()
        #expect(witness == nil)
    }

    @Test func `of many threads that cancel, one does`() {
        let lock = NSLock()
        var cancels = 0
        let cancellable = AnyCancellable { lock.withLock { cancels += 1 } }
        inParallel(64) { _ in cancellable.cancel() }
        #expect(cancels == 1)
    }
}
