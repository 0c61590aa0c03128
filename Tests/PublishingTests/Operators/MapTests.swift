import Foundation
import Publishing
import Testing

@Suite struct MapTests {
    @Test func `map makes another value of each`() {
        #expect([1, 2].publisher.map { $0 * 10 }.record().events == ["10", "20", "finished"])
        #expect(["a", "bc"].publisher.map(\.count).record().events == ["1", "2", "finished"])
    }

    @Test func `map hands demand up unchanged`() {
        let recorder = [1, 2, 3].publisher.map { $0 }.record(asking: .max(1)) { $0 == 1 ? .max(1) : .none }
        #expect(recorder.events == ["1", "2"])
    }

    @Test func `replaceNil replaces nil`() {
        #expect([1, nil, 3].publisher.replaceNil(with: 0).record().events == ["1", "0", "3", "finished"])
    }

    @Test func `compactMap leaves out nil, and asks for one more instead`() {
        let numbers = ["1", "x", "2", "3"].publisher.compactMap { Int($0) }
        #expect(numbers.record().events == ["1", "2", "3", "finished"])
        #expect(numbers.record(asking: .max(2)).events == ["1", "2"])
    }

    @Test func `filter leaves out, and asks for one more instead`() {
        let even = (1...6).publisher.filter { $0.isMultiple(of: 2) }
        #expect(even.record().events == ["2", "4", "6", "finished"])
        #expect(even.record(asking: .max(2)).events == ["2", "4"])
    }

    @Test func `tryMap fails with what is thrown, and cancels its upstream`() {
        let subject = PassthroughSubject<Int, Never>()
        var cancels = 0
        let recorder = subject.handleEvents(receiveCancel: { cancels += 1 })
            .tryMap { number in
                if number > 1 { throw TestError("\(number)") }
                return number
            }
            .record()
        for number in 1...3 { subject.send(number) }
        #expect(recorder.events == ["1", "failed(2)"])
        #expect(cancels == 1)
    }

    @Test func `tryMap hands a failure on as any error`() {
        #expect(Fail<Int, TestError>(error: TestError()).tryMap { $0 }.record().events == ["failed(oops)"])
    }

    @Test func `mapError changes the failure only`() {
        let failing = [1].publisher.setFailureType(to: TestError.self)
            .append(failing: TestError("a"))
            .mapError { TestError($0.description + "b") }
        #expect(failing.record().events == ["1", "failed(ab)"])
    }

    @Test func `setFailureType makes a publisher fit beside one that can fail`() {
        let publisher: AnyPublisher<Int, TestError> = Just(1).setFailureType(to: TestError.self).eraseToAnyPublisher()
        #expect(publisher.record().events == ["1", "finished"])
    }

    @Test func `decode makes values of JSON, or fails`() {
        let good = Just(Data("[1, 2]".utf8)).decode(type: [Int].self, decoder: JSONDecoder())
        #expect(good.record().events == ["[1, 2]", "finished"])
        let bad = Just(Data("[1, ".utf8)).decode(type: [Int].self, decoder: JSONDecoder())
            .mapError { TestError($0 is DecodingError ? "not JSON" : "\($0)") }
        #expect(bad.record().events == ["failed(not JSON)"])
    }
}

extension Publisher {
    /// The publisher's values, then a failure.
    func append(failing error: Failure) -> Publishers.Concatenate<Self, Fail<Output, Failure>> {
        Publishers.Concatenate(prefix: self, suffix: Fail(error: error))
    }
}
