/// Where the children of a `VStack` stand from left to right.
///
/// - Note: Mirrors SwiftUI's `HorizontalAlignment`.
public enum HorizontalAlignment: Hashable, Sendable {
    case leading, center, trailing

    var line: LineAlignment {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

/// Where the children of an `HStack` stand from top to bottom.
///
/// - Note: Mirrors SwiftUI's `VerticalAlignment`.
public enum VerticalAlignment: Hashable, Sendable {
    case top, center, bottom, firstTextBaseline, lastTextBaseline

    var placement: VerticalPlacement {
        switch self {
        case .top, .firstTextBaseline: .top
        case .center: .center
        case .bottom, .lastTextBaseline: .bottom
        }
    }
}

/// Where a view stands in a larger one.
///
/// - Note: Mirrors SwiftUI's `Alignment`.
public struct Alignment: Hashable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}
