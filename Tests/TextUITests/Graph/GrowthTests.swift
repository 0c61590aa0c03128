import Testing
import TextUITesting

@testable import TextUI

/// What a change costs, in counts: it depends on what has changed, not on how much is there or how long it has been so.
@MainActor struct GrowthTests {
    /// Counts what the graph does.
    final class Counter: GraphObserver {
        var mounted = 0
        var unmounted = 0
        var bodies = 0
        func mounted(_ node: Node) { mounted += 1 }
        func unmounted(_ node: Node) { unmounted += 1 }
        func bodyRan(_ node: Node, isFirst: Bool) { bodies += 1 }
        func reset() { (mounted, unmounted, bodies) = (0, 0, 0) }
        var told: String { "bodies: \(bodies), mounted: \(mounted), unmounted: \(unmounted)" }
    }

    @MainActor @Observable final class Model {
        var title = 0
        var constant = 0
        var path: [Int] = []
        var items = Items()
    }

    let counter = Counter()
    let model = Model()

    private func screen<V: View>(_ view: V) -> GraphScreen {
        let screen = GraphScreen(
            traits: ScreenTraits(), appName: "Test", configure: { [counter] in $0.observers.append(counter) },
            root: { view })
        _ = screen.render()
        counter.reset()
        return screen
    }

    struct NameRow: View {
        let item: Item
        var suffix = ""
        var body: some View { Text(item.name + suffix) }
    }

    struct Rows: View {
        let model: Model
        var body: some View {
            VStack {
                Text("\(model.title)")
                ForEach(model.items.all) { NameRow(item: $0) }
            }
        }
    }

    @Test(arguments: [10, 1_000, 10_000])
    func `a change in one row runs one body and mounts nothing`(count: Int) {
        model.items = Items(count: count)
        let screen = screen(Rows(model: model))
        model.items.all[count / 2].name = "changed"
        #expect(screen.render().text.contains("\nchanged\n"))
        #expect(counter.told == "bodies: 1, mounted: 0, unmounted: 0")
    }

    @Test(arguments: [10, 1_000, 10_000])
    func `a change above the rows runs no body of a row`(count: Int) {
        model.items = Items(count: count)
        let screen = screen(Rows(model: model))
        model.title = 1
        #expect(screen.render().text.contains("\n1\nitem 0\n"))
        #expect(counter.told == "bodies: 1, mounted: 0, unmounted: 0")
    }

    @Test func `a row that is made anew by another closure runs no body if its inputs are the same`() {
        struct NamedRows: View {
            let model: Model
            let suffix: String
            var body: some View {
                let _ = model.title
                ForEach(model.items.all) { NameRow(item: $0, suffix: suffix) }
            }
        }
        model.items = Items(count: 100)
        let driver = TestScreen { NamedRows(model: model, suffix: "!") }
        driver.resetBodyCounts()
        model.title = 1
        #expect(driver.body.hasPrefix("item 0!\nitem 1!\n"))
        #expect(driver.bodyCount(of: NamedRows.self) == 1)
        #expect(driver.bodyCount(of: NameRow.self) == 0)
    }

    @Test(arguments: [100, 10_000])
    func `a long list mounts the rows on the screen`(count: Int) {
        struct LongList: View {
            let model: Model
            var body: some View { List(model.items.all) { NameRow(item: $0) } }
        }
        model.items = Items(count: count)
        let screen = GraphScreen(
            traits: ScreenTraits(), appName: "Test", configure: { [counter] in $0.observers.append(counter) },
            root: { [model] in LongList(model: model) })
        _ = screen.render()
        #expect(counter.mounted == 57)
    }

    @Test func `levels that come and go leave few scopes with what they read`() {
        struct Stack: View {
            @Bindable var model: Model
            var body: some View {
                NavigationStack(path: $model.path) {
                    Text("\(model.constant)")
                        .navigationDestination(for: Int.self) { number in
                            Text("level \(number) \(model.constant)")
                        }
                }
            }
        }
        let screen = screen(Stack(model: model))
        for _ in 0..<1_000 {
            model.path = [1]
            screen.update()
            model.path = []
            screen.update()
        }
        #expect(counter.mounted == counter.unmounted)
        #expect(screen.graph.scopesLeftBehind < 2 * ObservationScope.mayBeLeftBehind)
    }

    struct Child: View {
        let title: Int
        let model: Model
        var body: some View { Text("\(title) \(model.constant)") }
    }
    struct Parent: View {
        let model: Model
        var body: some View { Child(title: model.title, model: model) }
    }

    @Test func `a view that its parent makes anew leaves few scopes with what it reads`() {
        let screen = screen(Parent(model: model))
        defer { screen.close() }
        for title in 1...1_000 {
            model.title = title
            screen.update()
        }
        #expect(counter.bodies == 2_000)
        #expect(screen.graph.scopesLeftBehind < 2 * ObservationScope.mayBeLeftBehind)
        model.constant = 7
        #expect(screen.render().text.hasSuffix("\n1000 7"))
        #expect(counter.bodies == 2_001)
    }

    @Test func `a screen that nobody closes takes its scopes with it, however many it has left behind`() throws {
        weak var scope: ObservationScope?
        do {
            let model = Model()
            let screen = screen(Parent(model: model))
            for title in 1...200 {
                model.title = title
                screen.update()
            }
            scope = try #require(screen.graph.root?.children.first?.observation)
        }
        // Not `scope == nil`: a failing test would print what the scope knows, and that has gone.
        let isGone = scope == nil
        #expect(isGone)
    }

    @Test func `rows that come and go leave nothing behind`() {
        struct Readers: View {
            let model: Model
            var body: some View {
                ForEach(model.items.all) { item in Text("\(item.name) \(model.constant)") }
            }
        }
        let screen = screen(Readers(model: model))
        defer { screen.close() }
        for id in 1...1_000 {
            model.items.all = [Item(id, "row")]
            screen.update()
        }
        #expect(counter.mounted - counter.unmounted == 2)
        #expect(screen.graph.scopesLeftBehind < 2 * ObservationScope.mayBeLeftBehind)
    }
}
