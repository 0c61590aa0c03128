/// A program: where it starts and what its window shows.
///
/// ```swift
/// @main
/// struct CounterApp: App {
///     var body: some Scene {
///         WindowGroup("Counter") { CounterView() }
///     }
/// }
/// ```
///
/// - Note: Mirrors SwiftUI's `App`.
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    @MainActor @preconcurrency init()
}

extension App {
    /// Starts the app in a line REPL on standard input and output.
    @MainActor public static func main() async {
        let name = AppRoot<Self>.name
        let status = await runTerminal(appName: name) { traits in
            GraphScreen(traits: ScreenTraits(traits), appName: name) { AppRoot(app: Self()) }
        }
        exit(status)
    }
}

/// The root of the tree: an app, whose scene is evaluated like a body.
struct AppRoot<A: App>: View, UnnamedView {
    let app: A

    var body: some View { SceneContent(content: app.body.content) }

    /// The name for the header where no view has a title: `CounterApp` is called `Counter`.
    static var name: String {
        let name = typeName(A.self)
        return name.hasSuffix("App") && name.count > 3 ? String(name.dropLast(3)) : name
    }
}

struct SceneContent: PrimitiveView {
    typealias Body = Never
    let content: any View
    func makeChildren(_ children: inout ChildList) { children.add(content) }
}
