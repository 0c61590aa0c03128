import TextUI

struct SheetDemo: View {
    @ObservedObject var viewModel: SheetDemoViewModel

    var body: some View {
        VStack {
            Text("Likes: \(viewModel.likes)")
            Button("Like", action: viewModel.likeButtonTapped)
            Button("Close", action: viewModel.dismissButtonTapped)
        }
        .navigationTitle("Demo")
    }
}
