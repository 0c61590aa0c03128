import Testing
import TextUITesting

@testable import Users

struct MockUserServiceTests {
    @Test func `the delay is measured by the clock that is given`() async throws {
        let clock = ManualClock()
        let service = MockUserService(delay: .seconds(5), clock: clock)
        let fetch = Task { try await service.fetchUsers() }
        await clock.arrival()
        clock.advance(by: .seconds(5))
        #expect(try await fetch.value.count == 3)
    }

    @Test func `a failure that is set is thrown`() async {
        let service = MockUserService(failure: UserServiceError(message: "No."))
        await #expect(throws: UserServiceError(message: "No.")) { try await service.fetchUsers() }
    }
}
