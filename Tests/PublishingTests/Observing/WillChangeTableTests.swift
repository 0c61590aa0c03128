import Foundation
import Testing

@testable import Publishing

@Suite struct WillChangeTableTests {
    @Test func `entries of objects that are gone do not pile up`() {
        let table = WillChangeTable()
        for _ in 0..<10_000 { _ = table.publisher(of: Witness()) }
        #expect(table.count <= 16)
    }

    @Test func `entries of living objects stay`() {
        let table = WillChangeTable()
        let objects = (0..<100).map { _ in Witness() }
        let publishers = objects.map { table.publisher(of: $0) }
        for _ in 0..<1_000 { _ = table.publisher(of: Witness()) }
        #expect(zip(objects, publishers).allSatisfy { table.publisher(of: $0) === $1 })
    }

    /// The sanitizer of addresses, which these options are for, gives none out again so soon.
    @Test(.disabled(if: ProcessInfo.processInfo.environment["LSAN_OPTIONS"] != nil))
    func `a new object at an old address gets a publisher of its own`() {
        let table = WillChangeTable()
        var publishers: [ObservableObjectPublisher] = []
        var addresses: Set<ObjectIdentifier> = []
        for _ in 0..<100 {
            let object = Witness()
            addresses.insert(ObjectIdentifier(object))
            publishers.append(table.publisher(of: object))
        }
        #expect(addresses.count < 100, "an address has to be used again for this to show anything")
        #expect(Set(publishers.map(ObjectIdentifier.init)).count == 100)
    }
}
