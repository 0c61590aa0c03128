/// A colour. In text it draws nothing.
///
/// - Note: Mirrors SwiftUI's `Color`.
public struct Color: PrimitiveView, Hashable, Sendable {
    public typealias Body = Never
    private let name: String

    public init(_ name: String) { self.name = name }
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) { name = "\(red) \(green) \(blue)" }
    public init(white: Double, opacity: Double = 1) { name = "\(white)" }
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        name = "\(hue) \(saturation) \(brightness)"
    }

    public func opacity(_ opacity: Double) -> Color { self }

    public static let accentColor = Color("accent")
    public static let primary = Color("primary")
    public static let secondary = Color("secondary")
    public static let clear = Color("clear")
    public static let black = Color("black")
    public static let white = Color("white")
    public static let gray = Color("gray")
    public static let red = Color("red")
    public static let green = Color("green")
    public static let blue = Color("blue")
    public static let orange = Color("orange")
    public static let yellow = Color("yellow")
    public static let pink = Color("pink")
    public static let purple = Color("purple")
    public static let brown = Color("brown")
    public static let cyan = Color("cyan")
    public static let indigo = Color("indigo")
    public static let mint = Color("mint")
    public static let teal = Color("teal")
}

/// A font. Text has one.
///
/// - Note: Mirrors SwiftUI's `Font`.
public struct Font: Hashable, Sendable {
    public static let largeTitle = Font(), title = Font(), title2 = Font(), title3 = Font(), headline = Font()
    public static let subheadline = Font(), body = Font(), callout = Font(), footnote = Font(), caption = Font()
    public static let caption2 = Font()

    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { Font() }
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font { Font() }
    public static func custom(_ name: String, size: CGFloat) -> Font { Font() }
    public func bold() -> Font { self }
    public func italic() -> Font { self }
    public func weight(_ weight: Weight) -> Font { self }
    public func monospaced() -> Font { self }
    public func monospacedDigit() -> Font { self }

    public struct Weight: Hashable, Sendable {
        let value: Int
        public static let ultraLight = Weight(value: 1), thin = Weight(value: 2), light = Weight(value: 3)
        public static let regular = Weight(value: 4), medium = Weight(value: 5), semibold = Weight(value: 6)
        public static let bold = Weight(value: 7), heavy = Weight(value: 8), black = Weight(value: 9)
    }

    public enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced
    }

    public enum TextStyle: Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }
}
