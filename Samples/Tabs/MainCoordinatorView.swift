import TextUI

struct MainCoordinatorView: View {
    @ObservedObject private var coordinator: MainCoordinator

    init(coordinator: MainCoordinator) {
        self.coordinator = coordinator
    }

    var body: some View {
        TabView(selection: $coordinator.selectedTab) {
            Tab1CoordinatorView(coordinator: coordinator.tab1Coordinator)
                .tabItem { Constants.tab1Image }
                .tag(MainCoordinator.Tab.one)

            Tab2CoordinatorView(coordinator: coordinator.tab2Coordinator)
                .tabItem { Constants.tab2Image }
                .tag(MainCoordinator.Tab.two)

            Tab3CoordinatorView(coordinator: coordinator.tab3Coordinator)
                .tabItem { Constants.tab3Image }
                .tag(MainCoordinator.Tab.three)
        }
        .onOpenURL { coordinator.open($0) }
        .alert("Unknown link", isPresented: $coordinator.isLinkUnknown) {
        } message: {
            Text("\(coordinator.unknownLink) leads nowhere.")
        }
    }
}
