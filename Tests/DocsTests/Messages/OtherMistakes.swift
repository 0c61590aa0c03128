import Providing
import TextUITesting

/// Mistakes with states, environments, factories and publishers. Each ends the program.
@MainActor enum OtherMistakes {
    static let all: [String: @MainActor () async -> Void] = [
        "state-outside-of-view": { SwitchView().turnOn() },
        "missing-object": { _ = TestScreen { CartView().environment(Settings()) } },
        "no-factory": {
            let provider = ViewModelProviders.provider(for: ViewController())
            _ = provider.get(Cart.self, file: "Shop/CartController.swift", line: 12)!
        },
        "negative-drop": { _ = Just(1).dropFirst(-1) },
        "negative-demand": { _ = Subscribers.Demand.max(-1) },
    ]

    @Observable final class Cart {}
    @Observable final class Settings {}

    struct SwitchView: View {
        @State(file: "Shop/SwitchView.swift", line: 4) private var isOn: Bool? = nil
        var body: some View { Text("Light") }
        func turnOn() { isOn = true }
    }

    struct CartView: View {
        @Environment(Cart.self, file: "Shop/CartView.swift", line: 5) private var cart
        var body: some View { Text("\(type(of: cart))") }
    }
}
