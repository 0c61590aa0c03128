import TextUI

struct Info: View {
    @ObservedObject var viewModel: InfoViewModel

    var body: some View {
        VStack {
            Text(viewModel.text)
            Button("Close", action: viewModel.closeButtonTapped)
        }
        .navigationTitle("Info")
    }
}
