import TextUI

/// A screen for what no sample has: values, something that is off, rows to swipe, an alert that wants an answer.
struct PromptShop: App {
    var body: some Scene {
        WindowGroup { PromptShopView() }
    }
}

private struct PromptShopView: View {
    @State private var amount = 1
    @State private var size = 1
    @State private var isAsking = false

    var body: some View {
        List {
            Stepper("Amount: \(amount)", value: $amount, in: 0...9)
            Picker("Size", selection: $size) {
                Text("Small").tag(1)
                Text("Large").tag(2)
            }
            Button("Ask") { isAsking = true }
            Button("Buy") {}.disabled(true)
            Text("Tea").swipeActions { Button("Delete") {} }
        }
        .onOpenURL { _ in }
        .alert("Sure?", isPresented: $isAsking) {
            Button("Yes") {}
            Button("Rather not") {}
        }
    }
}
