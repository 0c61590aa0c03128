import Testing

@testable import Publishing

@Suite struct PublishedAssignmentTests {
    private final class Child {
        let dismissed = PassthroughSubject<Void, Never>()
        @Published var isFinished = false
    }

    private final class Parent: ObservableObject {
        @Published var child: Child?
        @Published var count = 0

        func present() {
            let child = Child()
            child.dismissed.map { _ in nil }.assign(to: &$child)
            child.$isFinished.filter { $0 }.map { _ in nil }.receive(on: ImmediateScheduler.shared).assign(to: &$child)
            self.child = child
        }
    }

    @Test func `values are written into the property`() {
        let parent = Parent()
        let recorder = parent.objectWillChange.record()
        [1, 2].publisher.assign(to: &parent.$count)
        #expect(parent.count == 2)
        #expect(recorder.events == ["()", "()"])
    }

    @Test func `a property is written into another`() {
        let first = Parent()
        let second = Parent()
        first.$count.map { $0 * 2 }.assign(to: &second.$count)
        first.count = 3
        #expect(second.count == 6)
    }

    @Test func `the child goes when it is dismissed`() {
        let parent = Parent()
        weak var released: Child?
        parent.present()
        released = parent.child
        parent.child?.dismissed.send()
        #expect(parent.child == nil)
        #expect(released == nil)
    }

    @Test func `it ends with the property's object`() {
        let numbers = PassthroughSubject<Int, Never>()
        var cancels = 0
        weak var released: Parent?
        do {
            let parent = Parent()
            released = parent
            numbers.handleEvents(receiveCancel: { cancels += 1 }).assign(to: &parent.$count)
            numbers.send(1)
            #expect(parent.count == 1)
        }
        #expect(released == nil)
        #expect(cancels == 1)
    }

    @Test func `it does not keep what it listens to`() {
        let parent = Parent()
        var released = 0
        for _ in 0..<100 {
            let child = Child()
            let witness = Witness { released += 1 }
            child.dismissed.map { () -> Child? in
                withExtendedLifetime(witness) {}
                return nil
            }
            .assign(to: &parent.$child)
        }
        // Those of the last few children wait for the next assignment.
        #expect(released >= 95)
    }

    @Test func `it does not keep the operators between`() {
        let parent = Parent()
        var released = 0
        for _ in 0..<100 {
            let child = Child()
            let witness = Witness { released += 1 }
            child.dismissed.receive(on: ImmediateScheduler.shared).map { () -> Child? in
                withExtendedLifetime(witness) {}
                return nil
            }
            .assign(to: &parent.$child)
        }
        #expect(released >= 95)
    }

    @Test func `presenting and dismissing again and again grows nothing`() {
        let parent = Parent()
        let box = parent.$child.box
        for _ in 0..<10_000 {
            parent.present()
            parent.child?.dismissed.send()
        }
        #expect(parent.child == nil)
        #expect(box.assignmentCount <= 8)
    }

    @Test func `one that completes is forgotten`() {
        let parent = Parent()
        for number in 0..<100 { Just(number).assign(to: &parent.$count) }
        #expect(parent.count == 99)
        #expect(parent.$count.box.assignmentCount == 0)
    }
}
