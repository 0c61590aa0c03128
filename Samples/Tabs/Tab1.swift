import TextUI

struct Tab1: View {
    @ObservedObject var viewModel: Tab1ViewModel

    var body: some View {
        VStack {
            Text(viewModel.title)
            Button("Info", action: viewModel.infoButtonTapped)
        }
        .navigationTitle("Tab 1")
    }
}
