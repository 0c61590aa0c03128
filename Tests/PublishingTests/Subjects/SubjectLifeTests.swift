import Publishing
import Testing

@Suite struct SubjectLifeTests {
    @Test func `a cancel releases what the closure holds`() {
        weak var witness: Witness?
        let subject = PassthroughSubject<Int, Never>()
        let sink: AnyCancellable
        do {
            let object = Witness()
            witness = object
            sink = subject.map { $0 + 1 }.filter { $0 > 0 }.sink { _ in withExtendedLifetime(object) {} }
        }
        #expect(witness != nil)
        sink.cancel()
        #expect(witness == nil)
    }

    @Test func `a completion releases the whole chain`() {
        weak var witness: Witness?
        let subject = PassthroughSubject<Int, Never>()
        do {
            let object = Witness()
            witness = object
            let recorder = subject.first().map { _ in object }.tryMap { $0 }.record()
            withExtendedLifetime(recorder) {}
        }
        #expect(witness != nil)
        subject.send(completion: .finished)
        #expect(witness == nil)
    }

    @Test func `a subscription does not keep the subject`() {
        weak var released: PassthroughSubject<Int, Never>?
        let sink: AnyCancellable
        do {
            let subject = PassthroughSubject<Int, Never>()
            released = subject
            sink = subject.sink { _ in }
        }
        #expect(released == nil)
        sink.cancel()
    }

    @Test func `a subject that goes releases those who listened`() {
        weak var witness: Witness?
        do {
            let subject = PassthroughSubject<Int, Never>()
            let object = Witness()
            witness = object
            subject.subscribe(
                Recorder<Int, Never>(asking: .unlimited) { _ in
                    withExtendedLifetime(object) {}
                    return .none
                })
            #expect(witness != nil)
        }
        #expect(witness == nil)
    }

    @Test func `a subject that goes cancels its upstream`() {
        var cancels = 0
        let source = PassthroughSubject<Int, Never>()
        var subject: PassthroughSubject<Int, Never>? = PassthroughSubject()
        var feeding: AnyCancellable? =
            source
            .handleEvents(receiveCancel: { cancels += 1 })
            .subscribe(subject!)
        subject = nil
        #expect(cancels == 0, "the feeding keeps the subject")
        feeding = nil
        #expect(cancels == 1)
        #expect(feeding == nil)
    }

    @Test func `a thousand subscribers come and go without a trace`() {
        let subject = PassthroughSubject<Int, Never>()
        var witnesses = 0
        for _ in 0..<1_000 {
            let witness = Witness { witnesses += 1 }
            subject.sink { _ in withExtendedLifetime(witness) {} }.cancel()
        }
        #expect(witnesses == 1_000)
    }

    @Test func `feedings that have ended leave no trace`() {
        let source = PassthroughSubject<Int, Never>()
        let subject = CurrentValueSubject<Int, Never>(0)
        var released = 0
        for _ in 0..<100 {
            let witness = Witness { released += 1 }
            source.map { number in
                withExtendedLifetime(witness) { number }
            }
            .subscribe(subject).cancel()
        }
        #expect(released == 100)
    }
}
