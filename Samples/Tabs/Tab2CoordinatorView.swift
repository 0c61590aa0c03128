import TextUI

struct Tab2CoordinatorView: View {
    @ObservedObject private var coordinator: Tab2Coordinator

    init(coordinator: Tab2Coordinator) {
        self.coordinator = coordinator
    }

    var body: some View {
        NavigationStack {
            Tab2(viewModel: coordinator.tab2ViewModel)
                .sheet(item: $coordinator.sheetDemoViewModel) {
                    SheetDemo(viewModel: $0)
                }
        }
    }
}
