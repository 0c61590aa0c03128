import Assembling
import Testing

@testable import Tabs

struct AssemblyTests {
    @Test func `everything the app registers can be resolved`() {
        let report = AppAssembler().assembler.validate()
        #expect(report.problems.map(\.description) == [])
        #expect(report.checked == 10)
    }

    @Test func `the root coordinator is made once`() {
        let resolver = AppAssembler.previewResolver()
        #expect(resolver.resolve(MainCoordinator.self) === resolver.resolve(MainCoordinator.self))
    }

    @Test func `the other coordinators are made anew`() {
        let resolver = AppAssembler.previewResolver()
        #expect(resolver.resolve(Tab2Coordinator.self) !== resolver.resolve(Tab2Coordinator.self))
    }
}
