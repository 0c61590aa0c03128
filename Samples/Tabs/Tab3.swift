import TextUI

struct Tab3: View {
    @ObservedObject var viewModel: Tab3ViewModel

    var body: some View {
        VStack {
            Text(viewModel.title)
            Button("Go to demo", action: viewModel.navigateToDemoViewButtonTapped)
        }
        .navigationTitle("Tab 3")
    }
}
