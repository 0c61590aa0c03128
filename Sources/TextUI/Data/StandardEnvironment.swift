/// Closes what the view is presented in: pops a pushed view, dismisses a sheet; does nothing at the root.
///
/// - Note: Mirrors SwiftUI's `DismissAction`.
public struct DismissAction {
    let action: (@MainActor () -> Void)?
    let owner: Int

    @MainActor public func callAsFunction() { action?() }
}

extension DismissAction: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.owner == rhs.owner }
}

extension EnvironmentValues {
    private struct DismissKey: EnvironmentKey {
        static var defaultValue: DismissAction { DismissAction(action: nil, owner: 0) }
    }

    private struct IsEnabledKey: EnvironmentKey { static let defaultValue = true }
    private struct LineLimitKey: EnvironmentKey { static let defaultValue: Int? = nil }
    private struct AlignmentKey: EnvironmentKey { static let defaultValue = TextAlignment.leading }
    private struct StyleKey: EnvironmentKey { static let defaultValue: TextStyle = [] }

    private struct SubmitKey: EnvironmentKey {
        static var defaultValue: [@MainActor () -> Void] { [] }
    }

    /// Closes what the view is presented in.
    public internal(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    /// False inside `.disabled(true)`.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }

    /// The most lines that a text takes; nil for as many as it needs.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    /// How the lines of a long text are aligned.
    public var multilineTextAlignment: TextAlignment {
        get { self[AlignmentKey.self] }
        set { self[AlignmentKey.self] = newValue }
    }

    var textStyle: TextStyle {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }

    /// All that tells how a text is drawn.
    var text: TextEnvironment {
        TextEnvironment(style: textStyle, lineLimit: lineLimit, alignment: multilineTextAlignment)
    }

    private struct AfterButtonKey: EnvironmentKey {
        static var defaultValue: (@MainActor () -> Void)? { nil }
    }

    /// What a button does after its action: those of an alert close it.
    var afterButton: (@MainActor () -> Void)? {
        get { self[AfterButtonKey.self] }
        set { self[AfterButtonKey.self] = newValue }
    }

    var submitActions: [@MainActor () -> Void] {
        get { self[SubmitKey.self] }
        set { self[SubmitKey.self] = newValue }
    }
}
