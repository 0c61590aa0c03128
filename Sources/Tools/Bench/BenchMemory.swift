import Foundation
import Injection
import TextUI

@Observable
private final class Presenting {
    var isUp = false
    var path: [Int] = []
    var name = ""
}

private struct FieldView: View {
    @Bindable var presenting: Presenting
    let title: BenchModel
    var body: some View {
        Text("\(title.title)")
        TextField("name", text: $presenting.name)
    }
}

private struct PresentingView: View {
    @Bindable var presenting: Presenting
    var body: some View {
        NavigationStack(path: $presenting.path) {
            Text("root")
                .navigationDestination(for: Int.self) { Text("level \($0)") }
                .sheet(isPresented: $presenting.isUp) { Text("sheet") }
        }
    }
}

extension Bench {
    /// What a mounted row takes, beyond the data of the app.
    static func memory(_ report: inout Report) {
        for count in [10_000, 100_000] {
            report.count("memory: a row of \(grouped(count)), mounted and drawn", atMost: 2_048, .bytes) {
                let model = BenchModel(count: count)
                guard let before = bytesInUse() else { return nil }
                return mounted(BenchStack(model: model)) { _ in
                    bytesInUse().map { Double($0 - before) / Double(count) }
                }
            }
        }
    }

    /// What is done a million times leaves nothing behind.
    static func growth(_ report: inout Report) {
        let container = DependenciesContainer().register(7)
        grows(&report, "1,000,000 resolves, injection", 1_000_000) { keep(container.resolve(Int.self)) }
        resolves(&report)
        sends(&report)
        let presenting = Presenting()
        let levels = driver(PresentingView(presenting: presenting))
        grows(&report, "100,000 pushes and pops", 100_000) {
            presenting.path = [1]
            levels.update()
            presenting.path = []
            levels.update()
        }
        grows(&report, "100,000 sheets up and down", 100_000) {
            presenting.isUp = true
            levels.update()
            presenting.isUp = false
            levels.update()
        }
        levels.close()
        let title = BenchModel(count: 0)
        let fields = driver(FieldView(presenting: presenting, title: title))
        grows(&report, "10,000 frames with a field", 10_000) {
            title.title = (title.title + 1) % 10
            keep(fields.frame)
        }
        fields.close()
    }

    /// Adds by how many bytes the memory in use has grown after many times. A table that is a bit larger than before
    /// is not growth.
    static func grows(_ report: inout Report, _ name: String, _ times: Int, _ body: () -> Void) {
        report.count("growth: " + name, atMost: 4_096, .bytes) {
            for _ in 0..<times / 100 { body() }
            guard let before = bytesInUse() else { return nil }
            for _ in 0..<times { body() }
            return bytesInUse().map { Double(max(0, $0 - before)) }
        }
    }
}
