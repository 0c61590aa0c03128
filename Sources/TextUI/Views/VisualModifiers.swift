/// Modifiers that only change how a graphical screen looks. They are accepted, so that code written for SwiftUI
/// compiles, and draw nothing.
extension View {
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
    public func padding(_ length: CGFloat) -> some View { self }
    public func padding(_ insets: EdgeInsets) -> some View { self }
    public func font(_ font: Font?) -> some View { self }
    public func foregroundColor(_ color: Color?) -> some View { self }
    public func foregroundStyle<S>(_ style: S) -> some View { self }
    public func foregroundStyle(_ style: Color) -> some View { self }
    public func tint(_ color: Color?) -> some View { self }
    public func accentColor(_ color: Color?) -> some View { self }
    public func background(_ color: Color, ignoresSafeAreaEdges: Edge.Set = .all) -> some View { self }
    public func background<S, T: Shape>(_ style: S, in shape: T) -> some View { self }
    public func background<T: Shape>(_ style: Color, in shape: T) -> some View { self }
    public func background<T: Shape>(in shape: T) -> some View { self }
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }
    public func opacity(_ opacity: Double) -> some View { self }
    public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    public func border<S>(_ content: S, width: CGFloat = 1) -> some View { self }
    public func border(_ content: Color, width: CGFloat = 1) -> some View { self }
    public func clipShape<S: Shape>(_ shape: S) -> some View { self }
    public func clipped() -> some View { self }
    public func scaledToFit() -> some View { self }
    public func scaledToFill() -> some View { self }
    public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }
    public func scaleEffect(_ scale: CGFloat) -> some View { self }
    public func rotationEffect(_ angle: Angle) -> some View { self }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    public func imageScale(_ scale: ImageScale) -> some View { self }
    public func fixedSize() -> some View { self }
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }
    public func layoutPriority(_ value: Double) -> some View { self }
    public func ignoresSafeArea() -> some View { self }
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
    public func transition(_ transition: AnyTransition) -> some View { self }
    public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
    public func listRowSeparator(_ visibility: Visibility) -> some View { self }
    public func listRowBackground<V: View>(_ view: V?) -> some View { self }
    public func contentShape<S: Shape>(_ shape: S) -> some View { self }
    public func accessibilityIdentifier(_ identifier: String) -> some View { self }
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
    public func disableAutocorrection(_ disable: Bool?) -> some View { self }
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
    public func previewLayout(_ layout: PreviewLayout) -> some View { self }
    public func previewDevice(_ name: String?) -> some View { self }
    public func previewDisplayName(_ name: String?) -> some View { self }
    public func submitLabel(_ label: SubmitLabel) -> some View { self }
    public func textCase(_ textCase: Text.Case?) -> some View { self }
    public func labelsHidden() -> some View { self }
}

/// What a keyboard on a screen would offer.
extension View {
    public func keyboardType(_ type: KeyboardType) -> some View { self }
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { self }
    public func autocapitalization(_ style: Autocapitalization) -> some View { self }
}

public enum KeyboardType: Sendable { case `default`, emailAddress, numberPad, decimalPad, phonePad, URL, asciiCapable }
public enum TextInputAutocapitalization: Sendable { case never, words, sentences, characters }
public enum Autocapitalization: Sendable { case none, words, sentences, allCharacters }
public enum PresentationDetent: Hashable, Sendable { case medium, large }
public enum PreviewLayout: Sendable { case device, sizeThatFits }
public enum SubmitLabel: Sendable { case done, go, send, join, search, next, `continue`, `return`, route }
public enum ContentMode: Sendable { case fit, fill }
public enum ImageScale: Sendable { case small, medium, large }

extension Text {
    public enum Case: Sendable { case uppercase, lowercase }
}

public enum Edge: Int8, CaseIterable, Sendable {
    case top, leading, bottom, trailing

    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let top = Set(rawValue: 1), leading = Set(rawValue: 2)
        public static let bottom = Set(rawValue: 4), trailing = Set(rawValue: 8)
        public static let all = Set(rawValue: 15), horizontal = Set(rawValue: 10), vertical = Set(rawValue: 5)
    }
}

public struct EdgeInsets: Equatable, Sendable {
    public var top, leading, bottom, trailing: CGFloat

    public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

public struct Angle: Equatable, Sendable {
    public var degrees: Double
    public init(degrees: Double) { self.degrees = degrees }
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
}

public struct Animation: Equatable, Sendable {
    public static let `default` = Animation(), easeIn = Animation(), easeOut = Animation()
    public static let easeInOut = Animation(), linear = Animation(), spring = Animation()
    public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }
    public static func spring(response: Double = 0.5, dampingFraction: Double = 0.8) -> Animation { Animation() }
}

public struct AnyTransition: Sendable {
    public static let opacity = AnyTransition(), slide = AnyTransition(), scale = AnyTransition()
}

/// Runs the changes; text has no animation.
@MainActor public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try body()
}
