/// Opens an address: a `Link` does so, and a view by `@Environment(\.openURL)`.
///
/// ```swift
/// @Environment(\.openURL) private var openURL
///
/// Button("Help") { openURL(helpPage) }
/// ```
///
/// A text app has no browser, so at first nothing is opened and a line says so. An app that can do more says what:
///
/// ```swift
/// ContentView()
///     .environment(\.openURL, OpenURLAction { url in
///         router.show(url) ? .handled : .systemAction
///     })
/// ```
///
/// The trap: `onOpenURL` is the other direction. It takes an address that comes from outside, by `open PATH`.
///
/// - Note: Mirrors SwiftUI's `OpenURLAction`.
public struct OpenURLAction {
    /// What became of an address.
    public struct Result: Sendable {
        fileprivate enum Kind: Sendable {
            case handled, discarded
            case system(URL?)
        }

        fileprivate let kind: Kind

        /// The app has opened it.
        public static let handled = Result(kind: .handled)

        /// It is not to be opened.
        public static let discarded = Result(kind: .discarded)

        /// It is left to the system, which has nothing to open it with.
        public static let systemAction = Result(kind: .system(nil))

        /// Another address is left to the system.
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    }

    private let handler: @MainActor (URL) -> Result
    fileprivate var diagnostics: Diagnostics?

    /// - Parameter handler: does with the address what the app wants, on the main actor.
    public init(handler: @escaping @MainActor (URL) -> Result) {
        self.handler = handler
    }

    @MainActor public func callAsFunction(_ url: URL) {
        self(url) { _ in }
    }

    /// - Parameters:
    ///   - url: the address.
    ///   - completion: is told whether something was opened.
    @MainActor public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
        switch handler(url).kind {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other):
            (diagnostics ?? Diagnostics()).opensNothing(other ?? url)
            completion(false)
        }
    }
}

extension Diagnostics {
    /// It is no mistake, and told each time.
    fileprivate func opensNothing(_ url: URL) {
        report("nothing here opens \(url.absoluteString.sanitized): a text app has no browser")
    }
}

extension EnvironmentValues {
    private struct OpenURLKey: EnvironmentKey {
        static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
    }

    /// Opens an address.
    public var openURL: OpenURLAction {
        get {
            var action = self[OpenURLKey.self]
            action.diagnostics = diagnostics
            return action
        }
        set { self[OpenURLKey.self] = newValue }
    }
}
