import SwiftMVVM

struct BlankView: View {
    @StateViewModel var viewModel: BlankViewModel

    init() {
        self._viewModel = StateViewModel { env in
            BlankViewModel(service: env[dependency: BlankService.self]!)
        }
    }

    var body: some View {
        VStack {
            switch viewModel.state {
            case .loading: ProgressView()
            case .loaded(let greeting): Text(greeting)
            case .failed: Text("That did not work.")
            }
            Button("Greet again") { Task { await viewModel.load() } }
        }
        .navigationTitle("Welcome")
        .task { await viewModel.load() }
    }
}
