import TextUI

/// An element of the lists in the tests.
@MainActor @Observable final class Item: Identifiable {
    let id: Int
    var name: String

    init(_ id: Int, _ name: String) {
        self.id = id
        self.name = name
    }
}

/// The data of a list in a test.
@MainActor @Observable final class Items {
    var all: [Item]

    init(_ names: String...) {
        all = names.enumerated().map { Item($0, $1) }
    }

    init(count: Int) {
        all = (0..<count).map { Item($0, "item \($0)") }
    }
}

/// A row with a state of its own: how often it was tapped.
struct TapRow: View {
    let item: Item
    @State private var taps = 0

    var body: some View {
        Button("\(item.name) \(taps)") { taps += 1 }
    }
}

/// A view with a state of its own: how often it was tapped.
struct TapCount: View {
    let name: String
    @State private var taps = 0

    var body: some View {
        Button("\(name) \(taps)") { taps += 1 }
    }
}
