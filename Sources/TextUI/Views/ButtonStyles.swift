// Styles are accepted by their names and as types, so that code written for SwiftUI compiles. Text has one form for all.

/// How buttons look.
///
/// - Note: Mirrors SwiftUI's `PrimitiveButtonStyle`.
public protocol PrimitiveButtonStyle {}

extension View {
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self }
}

public struct DefaultButtonStyle: PrimitiveButtonStyle { public init() {} }
public struct PlainButtonStyle: PrimitiveButtonStyle { public init() {} }
public struct BorderedButtonStyle: PrimitiveButtonStyle { public init() {} }
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle { public init() {} }
public struct BorderlessButtonStyle: PrimitiveButtonStyle { public init() {} }
public struct LinkButtonStyle: PrimitiveButtonStyle { public init() {} }

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    public static var link: LinkButtonStyle { LinkButtonStyle() }
}

/// A look of buttons that an app makes itself. It is accepted, and not asked for: a button is drawn as its label.
///
/// ```swift
/// struct Prominent: ButtonStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         configuration.label.bold().opacity(configuration.isPressed ? 0.5 : 1)
///     }
/// }
/// ```
///
/// The trap: what a style adds to the label is not seen in text.
///
/// - Note: Mirrors SwiftUI's `ButtonStyle`.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The button that a style gives a look.
///
/// - Note: Mirrors SwiftUI's `ButtonStyleConfiguration`.
public struct ButtonStyleConfiguration {
    /// What the button shows.
    public struct Label: View {
        public var body: some View { EmptyView() }
    }

    public let role: ButtonRole?
    public let label: Label
    public let isPressed: Bool
}

extension View {
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { self }
}
