import Foundation
import Injection

private protocol Service {
    var number: Int { get }
}

private struct RealService: Service {
    let number = 7
}

extension Bench {
    /// A shared dependency against a dictionary lookup with a cast.
    static func containers(_ report: inout Report) {
        let calls = 100_000
        let dictionary: [ObjectIdentifier: Any] = [ObjectIdentifier((any Service).self): RealService()]
        let id = ObjectIdentifier((any Service).self)
        let floor = best(calls: calls) { keep(dictionary[id] as? any Service) }

        let exact = DependenciesContainer().register(RealService(), as: (any Service).self)
        report.add(
            "injection: shared resolve, exact type", best(calls: calls) { keep(exact.resolve((any Service).self)) },
            over: floor, "dictionary lookup with cast", atMost: 3)
        let conforming = DependenciesContainer().register(RealService())
        report.add(
            "injection: shared resolve, conforming value",
            best(calls: calls) { keep(conforming.resolve((any Service).self)) }, over: floor,
            "dictionary lookup with cast", atMost: 3)
        let lazy = DependenciesContainer().register(as: (any Service).self) { RealService() }
        report.add(
            "injection: lazy resolve, made", best(calls: calls) { keep(lazy.resolve((any Service).self)) },
            over: floor, "dictionary lookup with cast", atMost: 3)
        report.add(
            "injection: override, then read",
            best(calls: calls) {
                keep(exact.withDependencies { DependenciesContainer.current.resolve((any Service).self) })
            }, over: floor, "dictionary lookup with cast")
    }
}
