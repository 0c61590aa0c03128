/// A part of an app's user interface with a life of its own.
///
/// - Note: Mirrors SwiftUI's `Scene`.
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

extension Scene {
    /// The view of the innermost scene.
    var content: any View {
        if let window = self as? any WindowScene { return window.view }
        return body.content
    }
}

@MainActor protocol WindowScene {
    var view: any View { get }
}

/// Builds the scene of an app. A text app has one window.
@resultBuilder
@MainActor @preconcurrency
public enum SceneBuilder {
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// The window that shows the app's view.
///
/// - Note: Mirrors SwiftUI's `WindowGroup`.
public struct WindowGroup<Content: View>: Scene, WindowScene {
    private let title: String?
    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        title = nil
        self.content = content()
    }

    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.title = title.text
        self.content = content()
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.title = String(title)
        self.content = content()
    }

    public typealias Body = Never
    public var body: Never { fatalError("WindowGroup is drawn by TextUI itself and has no body") }

    var view: any View { content }
}
