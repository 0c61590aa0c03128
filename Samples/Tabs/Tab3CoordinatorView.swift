import TextUI

struct Tab3CoordinatorView: View {
    @ObservedObject private var coordinator: Tab3Coordinator

    init(coordinator: Tab3Coordinator) {
        self.coordinator = coordinator
    }

    var body: some View {
        NavigationStack(path: $coordinator.path) {
            Tab3(viewModel: coordinator.tab3ViewModel)
                .navigationDestination(for: ViewModel.self) { viewModel in
                    switch viewModel {
                    case let navigationStackDemoViewModel as NavigationStackDemoViewModel:
                        NavigationStackDemo(viewModel: navigationStackDemoViewModel)
                    default:
                        EmptyView()
                    }
                }
        }
    }
}
