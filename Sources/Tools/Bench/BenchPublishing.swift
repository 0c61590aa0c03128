import Foundation
import Providing

private final class Counted: ObservableObject {
    @Published var value = 0
}

private final class Cached: Initializable {
    init() {}
}

private final class Context: ViewModelStoreOwner {
    let viewModelStore = ViewModelStore()
}

@Observable
private final class Presenting {
    var isUp = false
}

private struct PresentingView: View {
    @Bindable var presenting: Presenting
    var body: some View { Text("root").sheet(isPresented: $presenting.isUp) { Text("sheet") } }
}

extension Bench {
    /// Subjects against a plain list of closures, and stores against a dictionary.
    static func publishing(_ report: inout Report) {
        var sum = 0
        let closures: [(Int) -> Void] = [{ sum += $0 }]
        let list = best(calls: 100_000) { for closure in closures { closure(1) } }
        for count in [1, 10, 1_000] {
            let subject = PassthroughSubject<Int, Never>()
            let sinks = (0..<count).map { _ in subject.sink { sum += $0 } }
            let seconds = best(calls: max(100, 100_000 / count)) { subject.send(1) }
            report.add(
                "publishing: send to \(count), per sink", seconds / Double(count), over: list, "a closure in a list")
            withExtendedLifetime(sinks) {}
        }
        let counted = Counted()
        let sink = counted.$value.sink { sum += $0 }
        report.add(
            "publishing: @Published set, one sink", best(calls: 100_000) { counted.value += 1 }, over: list,
            "a closure in a list")
        withExtendedLifetime(sink) {}
        keep(sum)

        let dictionary: [ObjectIdentifier: Any] = [ObjectIdentifier(Cached.self): Cached()]
        let id = ObjectIdentifier(Cached.self)
        let lookup = best(calls: 100_000) { keep(dictionary[id] as? Cached) }
        let provider = ViewModelProviders.provider(for: Context())
        report.add(
            "providing: store hit", best(calls: 100_000) { keep(provider.get(Cached.self)) }, over: lookup,
            "dictionary lookup with cast")
    }

    /// Presenting and dismissing leaves nothing behind.
    static func presenting(_ report: inout Report) {
        let presenting = Presenting()
        let driver = driver(PresentingView(presenting: presenting))
        memory(&report, "100,000 times present and dismiss", times: 100_000) {
            presenting.isUp = true
            driver.update()
            presenting.isUp = false
            driver.update()
        }
        driver.close()
    }
}
