/// Where a line or a block stands in a wider place.
enum LineAlignment: Sendable {
    case leading, center, trailing

    /// How many of the free cells are in front.
    func offset(free: Int) -> Int {
        switch self {
        case .leading: 0
        case .center: max(0, free) / 2
        case .trailing: max(0, free)
        }
    }
}

/// Where a block stands in a higher place.
enum VerticalPlacement: Sendable {
    case top, center, bottom

    /// How many of the free lines are above.
    func offset(free: Int) -> Int {
        switch self {
        case .top: 0
        case .center: max(0, free) / 2
        case .bottom: max(0, free)
        }
    }
}

/// Where the number of a control stands: the cell and the line of a block.
struct PlacedControl: Sendable, Equatable {
    /// The node of the control.
    var id: Int
    var x: Int
    var y: Int
}

/// A text as it was before it was wrapped, and where it begins in a block.
struct PlacedText: Sendable, Equatable {
    var text: String
    var x: Int
    var y: Int
}
