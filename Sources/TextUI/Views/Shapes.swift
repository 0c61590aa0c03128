/// A shape. In text it draws nothing.
///
/// - Note: Mirrors SwiftUI's `Shape`.
public protocol Shape: View {}

extension Shape {
    public var body: EmptyView { EmptyView() }
    public func fill<S>(_ content: S) -> some View { EmptyView() }
    public func stroke<S>(_ content: S, lineWidth: CGFloat = 1) -> some View { EmptyView() }
    public func strokeBorder<S>(_ content: S, lineWidth: CGFloat = 1) -> some View { EmptyView() }
}

public struct Circle: Shape { public init() {} }
public struct Rectangle: Shape { public init() {} }
public struct Capsule: Shape { public init() {} }
public struct Ellipse: Shape { public init() {} }

public struct RoundedRectangle: Shape {
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
}

extension Shape where Self == RoundedRectangle {
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}

extension Shape where Self == Capsule { public static var capsule: Capsule { Capsule() } }
extension Shape where Self == Circle { public static var circle: Circle { Circle() } }

public enum RoundedCornerStyle: Sendable { case circular, continuous }

/// A gradient. In text it draws nothing.
public struct Gradient: Hashable, Sendable {
    public init(colors: [Color]) {}
}

public struct LinearGradient: Shape {
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

public struct UnitPoint: Hashable, Sendable {
    public static let top = UnitPoint(), bottom = UnitPoint(), leading = UnitPoint(), trailing = UnitPoint()
    public static let topLeading = UnitPoint(), topTrailing = UnitPoint(), center = UnitPoint()
    public static let bottomLeading = UnitPoint(), bottomTrailing = UnitPoint()
}
