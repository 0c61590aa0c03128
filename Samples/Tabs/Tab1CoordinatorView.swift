import TextUI

struct Tab1CoordinatorView: View {
    @ObservedObject private var coordinator: Tab1Coordinator

    init(coordinator: Tab1Coordinator) {
        self.coordinator = coordinator
    }

    var body: some View {
        NavigationStack {
            Tab1(viewModel: coordinator.tab1ViewModel)
                .sheet(item: $coordinator.infoViewModel) {
                    Info(viewModel: $0)
                }
        }
    }
}
