/// What an app is doing, as the system sees it.
///
/// - Note: Mirrors SwiftUI's `ScenePhase`.
public enum ScenePhase: Comparable, Sendable {
    case background, inactive, active
}

/// Whether a screen is light or dark.
///
/// - Note: Mirrors SwiftUI's `ColorScheme`.
public enum ColorScheme: CaseIterable, Sendable {
    case light, dark
}

extension EnvironmentValues {
    private struct ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }
    private struct ColorSchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }

    /// What the app is doing: a text app is `.active` from its start to its end.
    ///
    /// ```swift
    /// @Environment(\.scenePhase) private var scenePhase
    /// ```
    ///
    /// A test sets another one around the view: `.environment(\.scenePhase, .background)`.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }

    /// Whether the views here are to look light or dark: light, unless `preferredColorScheme` is set around them.
    ///
    /// ```swift
    /// @Environment(\.colorScheme) private var colorScheme
    /// ```
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }
}

extension EnvironmentValues {
    private struct TimeZoneKey: EnvironmentKey {
        static var defaultValue: TimeZone { .current }
    }

    /// The time zone in which the views here show dates: that of the machine, unless another one is set.
    ///
    /// ```swift
    /// @Environment(\.timeZone) private var timeZone
    /// ```
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }
}

extension View {
    /// Sets what the views inside read as `\.colorScheme`. Text looks the same in both.
    ///
    /// - Note: Mirrors SwiftUI's modifier, which sets the scheme of the whole screen.
    public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
        transformEnvironment(\.colorScheme) { $0 = scheme ?? $0 }
    }
}
