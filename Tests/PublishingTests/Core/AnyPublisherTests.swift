import Publishing
import Testing

@Suite struct AnyPublisherTests {
    @Test func `an erased publisher sends what the publisher sends`() {
        let erased: AnyPublisher<Int, TestError> = Fail(error: TestError()).eraseToAnyPublisher()
        #expect(erased.record().events == ["failed(oops)"])
        #expect(
            [1, 2].publisher.eraseToAnyPublisher().eraseToAnyPublisher().record().events == ["1", "2", "finished"])
    }

    @Test func `a publisher can be used by its primary associated types`() {
        func shout(_ names: some Publisher<String, Never>) -> any Publisher<String, Never> {
            names.map { $0.uppercased() }
        }
        let shouted = AnyPublisher(shout(Just("ada")))
        #expect(shouted.record().events == ["ADA", "finished"])
    }
}
