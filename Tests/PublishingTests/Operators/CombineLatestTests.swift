import Publishing
import Testing

@Suite struct CombineLatestTests {
    private let a = PassthroughSubject<Int, TestError>()
    private let b = PassthroughSubject<String, TestError>()

    @Test func `it sends pairs of the latest values, once both have one`() {
        let recorder = a.combineLatest(b).record()
        a.send(1)
        a.send(2)
        b.send("x")
        a.send(3)
        b.send("y")
        #expect(recorder.events == [#"(2, "x")"#, #"(3, "x")"#, #"(3, "y")"#])
    }

    @Test func `it finishes when both have`() {
        let recorder = a.combineLatest(b) { "\($0)\($1)" }.record()
        a.send(1)
        a.send(completion: .finished)
        b.send("x")
        #expect(recorder.events == ["1x"])
        b.send(completion: .finished)
        #expect(recorder.events == ["1x", "finished"])
    }

    @Test func `the first failure is that of both`() {
        let recorder = a.combineLatest(b).record()
        b.send(completion: .failure(TestError()))
        a.send(1)
        #expect(recorder.events == ["failed(oops)"])
    }

    @Test func `a pair that nobody asked for is not kept`() {
        let a = CurrentValueSubject<Int, Never>(1)
        let b = CurrentValueSubject<Int, Never>(1)
        let recorder = a.combineLatest(b) { [$0, $1] }.record(asking: .max(1))
        a.send(2)
        b.send(2)
        #expect(recorder.events == ["[1, 1]"])
        recorder.request(.max(1))
        #expect(recorder.events == ["[1, 1]", "[2, 1]"])
    }

    @Test func `a value sent while a pair is received is remembered, but makes no pair`() {
        let a = CurrentValueSubject<Int, Never>(1)
        let b = CurrentValueSubject<Int, Never>(1)
        var pairs: [[Int]] = []
        let sink = a.combineLatest(b).sink { first, second in
            pairs.append([first, second])
            b.send(second + 1)
        }
        #expect(pairs == [[1, 1]])
        a.send(2)
        #expect(pairs == [[1, 1], [2, 2]])
        sink.cancel()
    }

    @Test func `three and four can be combined`() {
        let numbers = (0..<4).map { CurrentValueSubject<Int, Never>($0) }
        let three = numbers[0].combineLatest(numbers[1], numbers[2]) { [$0, $1, $2] }.record()
        let four = numbers[0].combineLatest(numbers[1], numbers[2], numbers[3]) { [$0, $1, $2, $3] }.record()
        numbers[0].send(9)
        #expect(three.events == ["[0, 1, 2]", "[9, 1, 2]"])
        #expect(four.events == ["[0, 1, 2, 3]", "[9, 1, 2, 3]"])
        #expect(Publishers.CombineLatest(Just(1), Just(2)).record().events == ["(1, 2)", "finished"])
    }

    @Test func `two properties of a form decide together`() {
        final class Form: ObservableObject {
            @Published var name = ""
            @Published var age = 0
            @Published private(set) var canSave = false
            init() { $name.combineLatest($age) { !$0.isEmpty && $1 >= 18 }.assign(to: &$canSave) }
        }
        let form = Form()
        form.name = "ada"
        #expect(!form.canSave)
        form.age = 18
        #expect(form.canSave)
    }

    @Test func `pairs of several threads come one at a time, the last one last`() {
        let a = CurrentValueSubject<Int, Never>(0)
        let b = CurrentValueSubject<Int, Never>(0)
        var last = [0, 0]
        let sink = a.combineLatest(b).sink { last = [$0, $1] }
        inParallel(500) { ($0.isMultiple(of: 2) ? a : b).send($0) }
        #expect(last == [a.value, b.value])
        sink.cancel()
    }
}
