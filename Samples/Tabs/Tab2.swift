import TextUI

struct Tab2: View {
    @ObservedObject var viewModel: Tab2ViewModel

    var body: some View {
        VStack {
            Text(viewModel.title)
            Button("Present demo sheet", action: viewModel.presentDemoSheetButtonTapped)
        }
        .navigationTitle("Tab 2")
    }
}
