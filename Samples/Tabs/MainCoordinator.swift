import Foundation
import Publishing

/// The root: three coordinators and which of them is on the screen.
final class MainCoordinator: ViewModel {
    enum Tab: Int, CaseIterable {
        case one = 1, two, three
    }

    @Published var selectedTab = Tab.one

    /// The link that leads nowhere, and whether the person is told of it.
    private(set) var unknownLink = ""
    @Published var isLinkUnknown = false

    let tab1Coordinator: Tab1Coordinator
    let tab2Coordinator: Tab2Coordinator
    let tab3Coordinator: Tab3Coordinator

    init(tab1Coordinator: Tab1Coordinator, tab2Coordinator: Tab2Coordinator, tab3Coordinator: Tab3Coordinator) {
        self.tab1Coordinator = tab1Coordinator
        self.tab2Coordinator = tab2Coordinator
        self.tab3Coordinator = tab3Coordinator

        super.init()
    }

    /// Follows a link. It comes from outside, so it can be anything.
    func open(_ url: URL) {
        if let route = Route(url) { return open(route) }
        unknownLink = url.absoluteString
        isLinkUnknown = true
    }

    /// Goes to a place, from wherever the app is now.
    func open(_ route: Route) {
        switch route {
        case .tab(let tab):
            selectedTab = tab
        case .demo:
            selectedTab = .three
            tab3Coordinator.showDemo()
        }
    }
}
