import Publishing
import Testing

@Suite struct AssignTests {
    private final class Safe {
        @Published var name = ""
        init(_ names: some Publisher<String, Never>) { names.assign(to: &$name) }
    }

    private final class Leaking {
        var name = ""
        private var cancellables: Set<AnyCancellable> = []
        init(_ names: some Publisher<String, Never>) {
            names.assign(to: \.name, on: self).store(in: &cancellables)
        }
        func breakTheCycle() { cancellables = [] }
    }

    @Test func `assigning to a published property does not keep its object`() {
        let names = PassthroughSubject<String, Never>()
        weak var released: Safe?
        do {
            let object = Safe(names)
            released = object
            names.send("ada")
            #expect(object.name == "ada")
        }
        #expect(released == nil)
    }

    @Test func `assigning on self keeps self for ever`() {
        let names = PassthroughSubject<String, Never>()
        weak var released: Leaking?
        do {
            let object = Leaking(names)
            released = object
        }
        names.send("ada")
        #expect(released?.name == "ada")
        released?.breakTheCycle()
        #expect(released == nil)
    }

    @Test func `the object is kept until the completion`() {
        let names = PassthroughSubject<String, Never>()
        let assign = Subscribers.Assign(object: Screen(), keyPath: \.title)
        names.subscribe(assign)
        names.send("ada")
        #expect(assign.object?.title == "ada")
        names.send(completion: .finished)
        #expect(assign.object == nil)
    }

    @Test func `the object is kept until the cancel`() {
        let names = PassthroughSubject<String, Never>()
        weak var released: Screen?
        let assignment: AnyCancellable
        do {
            let screen = Screen()
            released = screen
            assignment = names.assign(to: \.title, on: screen)
        }
        #expect(released != nil)
        assignment.cancel()
        #expect(released == nil)
    }

    private final class Screen {
        var title = ""
    }
}
