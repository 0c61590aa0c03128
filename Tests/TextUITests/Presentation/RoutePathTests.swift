import Foundation
import Testing
import TextUI
import TextUITesting

/// A path of routes: values, which can be compared, saved and read again.
@MainActor struct RoutePathTests {
    enum Route: Hashable, Codable {
        case product(Int)
        case reviews(of: Int)
    }

    @MainActor @Observable
    final class Flow {
        var path: [Route] = []

        func saved() throws -> Data {
            try JSONEncoder().encode(path)
        }

        /// A path that cannot be read, as after an update of the app, begins at the root.
        func restore(_ data: Data) {
            path = (try? JSONDecoder().decode([Route].self, from: data)) ?? []
        }
    }

    struct FlowView: View {
        @Bindable var flow: Flow

        var body: some View {
            NavigationStack(path: $flow.path) {
                NavigationLink("Teapot", value: Route.product(1))
                    .navigationTitle("Shop")
                    .navigationDestination(for: Route.self) { route in
                        switch route {
                        case .product(let id):
                            NavigationLink("Reviews", value: Route.reviews(of: id)).navigationTitle("Product \(id)")
                        case .reviews(let id):
                            Text("Pours well.").navigationTitle("Reviews of \(id)")
                        }
                    }
            }
        }
    }

    @Test func `what a person opens is in the path, as values`() async {
        let flow = Flow()
        let screen = TestScreen { FlowView(flow: flow) }
        await screen.tap("Teapot")
        await screen.tap("Reviews")
        #expect(flow.path == [.product(1), .reviews(of: 1)])
        await screen.enter("back")
        #expect(flow.path == [.product(1)])
    }

    @Test func `a saved path shows the same screen after the next start`() async throws {
        let before = Flow()
        before.path = [.product(1), .reviews(of: 1)]
        let after = Flow()
        after.restore(try before.saved())
        let screen = TestScreen(width: 50) { FlowView(flow: after) }
        #expect(screen.frame == "── Shop › Product 1 › Reviews of 1 ───────────────\nPours well.")
        await screen.enter("back")
        #expect(screen.frame.hasPrefix("── Shop › Product 1 ──"))
    }

    @Test(arguments: ["", "[]", "[{\"wish\":{\"_0\":1}}]"])
    func `a path that cannot be read begins at the root`(_ text: String) {
        let flow = Flow()
        flow.path = [.product(1)]
        flow.restore(Data(text.utf8))
        #expect(flow.path == [])
    }
}
