import Assembling
import Foundation
import Testing
import TextUI
import TextUITesting

@testable import Tabs

/// The flows, tested as values: no view is needed to see where a coordinator goes.
struct CoordinatorTests {
    let resolver = AppAssembler.previewResolver()

    @Test func `tab 1 presents and closes its info as a delegate`() {
        let coordinator = resolver.resolve(Tab1Coordinator.self)!
        coordinator.tab1ViewModel.infoButtonTapped()
        let info = coordinator.infoViewModel
        #expect(info != nil)
        info?.closeButtonTapped()
        #expect(coordinator.infoViewModel == nil)
    }

    @Test func `tab 2 presents and closes its sheet by events`() {
        let coordinator = resolver.resolve(Tab2Coordinator.self)!
        coordinator.tab2ViewModel.presentDemoSheetButtonTapped()
        let sheet = coordinator.sheetDemoViewModel
        #expect(sheet != nil)
        sheet?.dismissButtonTapped()
        #expect(coordinator.sheetDemoViewModel == nil)
    }

    @Test func `each presentation is a view model of its own`() {
        let coordinator = resolver.resolve(Tab2Coordinator.self)!
        coordinator.tab2ViewModel.presentDemoSheetButtonTapped()
        let first = coordinator.sheetDemoViewModel
        coordinator.tab2ViewModel.presentDemoSheetButtonTapped()
        #expect(coordinator.sheetDemoViewModel != first)
    }

    @Test func `tab 3 appends a view model to its path`() {
        let coordinator = resolver.resolve(Tab3Coordinator.self)!
        coordinator.tab3ViewModel.navigateToDemoViewButtonTapped()
        #expect(coordinator.path.count == 1)
        #expect(coordinator.path.first is NavigationStackDemoViewModel)
    }

    @Test func `a demo view pushes another and pops to the root`() throws {
        let coordinator = resolver.resolve(Tab3Coordinator.self)!
        coordinator.tab3ViewModel.navigateToDemoViewButtonTapped()
        let demo = try #require(coordinator.path.first as? NavigationStackDemoViewModel)
        demo.pushButtonTapped()
        demo.pushButtonTapped()
        #expect(coordinator.path.count == 3)
        demo.popToRootButtonTapped()
        #expect(coordinator.path.isEmpty)
    }

    @Test(arguments: [0, 1, 3]) func `a deep link shows exactly one demo, however deep the stack is`(_ depth: Int) {
        let main = resolver.resolve(MainCoordinator.self)!
        for _ in 0..<depth { main.tab3Coordinator.tab3ViewModel.navigateToDemoViewButtonTapped() }
        main.open(.demo)
        #expect(main.selectedTab == .three)
        #expect(main.tab3Coordinator.path.count == 1)
    }

    @Test func `a link that leads nowhere changes nothing and is told`() throws {
        let main = resolver.resolve(MainCoordinator.self)!
        main.open(try #require(URL(string: "tabs/9")))
        #expect(main.selectedTab == .one)
        #expect(main.isLinkUnknown)
        #expect(main.unknownLink == "tabs/9")
    }

    @Test func `a link that leads somewhere is followed`() throws {
        let main = resolver.resolve(MainCoordinator.self)!
        main.open(try #require(URL(string: "tabs/2")))
        #expect(main.selectedTab == .two)
        #expect(!main.isLinkUnknown)
    }

    @Test func `view models are equal only to themselves`() {
        let one = SheetDemoViewModel()
        #expect(one == one)
        #expect(one != SheetDemoViewModel())
        #expect(Set<ViewModel>([one, one, Tab1ViewModel()]).count == 2)
    }
}
