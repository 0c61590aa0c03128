import TextUI

struct NavigationStackDemo: View {
    @ObservedObject var viewModel: NavigationStackDemoViewModel

    var body: some View {
        VStack {
            Text("One more level.")
            Button("Push another", action: viewModel.pushButtonTapped)
            Button("Pop to root", action: viewModel.popToRootButtonTapped)
        }
        .navigationTitle("Demo")
    }
}
