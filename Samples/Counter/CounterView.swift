import SwiftMVVM

struct CounterView: View {
    @StateViewModel var viewModel = CounterViewModel()

    var body: some View {
        VStack {
            Text("Count: \(viewModel.count)")
            HStack {
                Button("Increment", action: viewModel.increment)
                Button("Decrement", action: viewModel.decrement)
                Button("Reset", action: viewModel.reset)
            }
        }
        .navigationTitle("Counter")
    }
}
