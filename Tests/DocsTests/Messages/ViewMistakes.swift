import TextUI
import TextUITesting

/// Mistakes in views that are told while the program goes on.
@MainActor enum ViewMistakes {
    static let all: [String: @MainActor () async -> TestScreen] = [
        "changed-in-body": { TestScreen { CountingView() } },
        "never-at-rest": { TestScreen { RestlessView() } },
        "same-id": { TestScreen { TagsView() } },
        "no-destination": { await screen(OrdersView(), tapping: "First") },
        "link-outside-of-stack": { await screen(ShelfView(), tapping: "Tea") },
        "destination-outside-of-stack": { TestScreen { ShopView() } },
        "no-tab": { TestScreen { StartView() } },
        "no-option": { TestScreen { SizeView() } },
    ]

    private static func screen(_ view: some View, tapping label: String) async -> TestScreen {
        let screen = TestScreen { view }
        await screen.tap(label)
        return screen
    }

    struct CountingView: View {
        @State private var count = 0

        var body: some View {
            let _ = count += 1
            Text("Drawn \(count) times")
        }
    }

    struct RestlessView: View {
        @State private var count = 0

        var body: some View {
            Text("\(count)").onChange(of: count, initial: true) { count += 1 }
        }
    }

    struct TagsView: View {
        var body: some View {
            ForEach(["tea", "green", "tea"], id: \.self) { Text($0) }
        }
    }

    struct Order: Hashable {}

    struct OrdersView: View {
        var body: some View {
            NavigationStack {
                NavigationLink("First", value: Order())
                    .navigationDestination(for: String.self) { Text($0) }
            }
        }
    }

    struct ShelfView: View {
        var body: some View { NavigationLink("Tea", value: "tea") }
    }

    struct ShopView: View {
        var body: some View {
            NavigationStack { Text("Shop") }
                .navigationDestination(for: Order.self) { _ in Text("Order") }
        }
    }

    enum Place { case shop, cart }

    struct StartView: View {
        @State private var place = Place.cart

        var body: some View {
            TabView(selection: $place) {
                Text("Shop").tabItem { Text("Shop") }.tag(Place.shop)
                Text("Cart").tabItem { Text("Cart") }
            }
        }
    }

    struct SizeView: View {
        @State private var size = 3

        var body: some View {
            Picker("Size", selection: $size) {
                Text("Small").tag(1)
                Text("Large").tag(2)
            }
        }
    }
}
