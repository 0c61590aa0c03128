import Publishing
import Testing

@Suite struct ObservableObjectTests {
    private class Person: ObservableObject {
        @Published var name = "ada"
        var note = ""
    }

    private final class Employee: Person {
        @Published var salary = 1
    }

    private class Bare: ObservableObject {}

    private final class Clothed: Bare {
        @Published var coat = "red"
    }

    private final class Own: ObservableObject {
        let objectWillChange = PassthroughSubject<String, Never>()
        @Published var name = "ada"
    }

    private final class Parent: ObservableObject {
        @Published var child = Person()
    }

    private struct Changes {
        var count = 0
    }

    @Test func `it sends before a published property changes`() {
        let person = Person()
        var names: [String] = []
        let sink = person.objectWillChange.sink { names.append(person.name) }
        person.name = "bob"
        person.note = "not published"
        person.name = "eve"
        #expect(names == ["ada", "bob"])
        sink.cancel()
    }

    @Test func `it sends before the property's own publisher does`() {
        let person = Person()
        var log: [String] = []
        let own = person.$name.dropFirst().sink { log.append($0) }
        let object = person.objectWillChange.sink { log.append("will change") }
        person.name = "bob"
        #expect(log == ["will change", "bob"])
        own.cancel()
        object.cancel()
    }

    @Test func `it sends for inherited properties and for own ones`() {
        let employee = Employee()
        let recorder = employee.objectWillChange.record()
        employee.name = "bob"
        employee.salary = 2
        #expect(recorder.events == ["()", "()"])
    }

    @Test func `it sends for properties of a subclass whose base class has none`() {
        let clothed = Clothed()
        let recorder = (clothed as Bare).objectWillChange.record()
        clothed.coat = "blue"
        #expect(recorder.events == ["()"])
    }

    @Test func `it is the same publisher each time`() {
        let employee = Employee()
        #expect(employee.objectWillChange === (employee as Person).objectWillChange)
        #expect(employee.objectWillChange !== Employee().objectWillChange)
        let bare = Bare()
        #expect(bare.objectWillChange === bare.objectWillChange)
    }

    @Test func `an object without published properties sends by hand`() {
        let bare = Bare()
        let recorder = bare.objectWillChange.record()
        bare.objectWillChange.send()
        #expect(recorder.events == ["()"])
    }

    @Test func `a change inside a nested object says nothing through its owner`() {
        let parent = Parent()
        let recorder = parent.objectWillChange.record()
        parent.child.name = "bob"
        #expect(recorder.events == [])
        parent.child = Person()
        #expect(recorder.events == ["()"])
    }

    @Test func `an objectWillChange of one's own is sent by hand only`() {
        let own = Own()
        let recorder = own.objectWillChange.record()
        own.name = "bob"
        own.objectWillChange.send("changed")
        #expect(recorder.events == ["changed"])
    }

    @Test func `it does not keep the object`() {
        weak var released: Person?
        let sink: AnyCancellable
        do {
            let person = Person()
            released = person
            sink = person.objectWillChange.sink {}
        }
        #expect(released == nil)
        sink.cancel()
    }

    @Test func `it can be used without knowing the class`() {
        func changes(of object: some ObservableObject, _ onChange: @escaping () -> Void) -> AnyCancellable {
            object.objectWillChange.sink { _ in onChange() }
        }
        let objects: [any ObservableObject] = [Person(), Own(), Bare()]
        var changed: [Int] = []
        let sinks = objects.enumerated().map { index, object in changes(of: object) { changed.append(index) } }
        (objects[0] as? Person)?.name = "bob"
        (objects[1] as? Own)?.objectWillChange.send("now")
        (objects[2] as? Bare)?.objectWillChange.send()
        #expect(changed == [0, 1, 2])
        for sink in sinks { sink.cancel() }
    }

    @Test func `several threads that ask for it first get the same one`() {
        let employee = Employee()
        let publishers = (0..<64).map { _ in Box() }
        inParallel(64) { publishers[$0].publisher = employee.objectWillChange }
        #expect(publishers.allSatisfy { $0.publisher === employee.objectWillChange })
    }

    private final class Box {
        var publisher: ObservableObjectPublisher?
    }
}

/// A child may outlive the parent that it refers to.
struct OrphanTests {
    final class Parent {}

    final class Child: ObservableObject {
        unowned let parent: Parent
        @Published var name = "ann"
        init(_ parent: Parent) { self.parent = parent }
    }

    @Test func `an object whose unowned parent has gone still says that it changes`() {
        func orphan() -> Child { Child(Parent()) }
        let child = orphan()
        let recorder = child.objectWillChange.record()
        child.name = "bob"
        #expect(recorder.events == ["()"])
    }
}
