import SwiftMVVM

struct CounterView: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Text("Count: \(count)")
            HStack {
                Button("Increment") { count += 1 }
                Button("Decrement") { count = max(0, count - 1) }
                Button("Reset") { count = 0 }
            }
        }
        .navigationTitle("Counter")
    }
}
