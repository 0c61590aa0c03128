import Assembling
import Testing
import TextUI
import TextUITesting

@testable import Tabs

/// What goes when a person goes back, dismisses, or pops to the root.
struct ReleaseTests {
    let main = AppAssembler.previewResolver().resolve(MainCoordinator.self)!

    private func screen() -> TestScreen {
        TestScreen { [main] in MainCoordinatorView(coordinator: main) }
    }

    @Test func `a dismissed sheet releases its view model`() async {
        let screen = screen()
        await screen.enter("tab 2")
        await screen.tap("Present demo sheet")
        let sheet = WeakReference(main.tab2Coordinator.sheetDemoViewModel)
        #expect(!sheet.isReleased)
        await screen.enter("dismiss")
        #expect(sheet.isReleased)
        #expect(main.tab2Coordinator.sheetDemoViewModel == nil)
    }

    @Test func `so does a sheet that closes itself`() async {
        let screen = screen()
        await screen.enter("tab 2")
        await screen.tap("Present demo sheet")
        let sheet = WeakReference(main.tab2Coordinator.sheetDemoViewModel)
        await screen.tap("Close")
        #expect(sheet.isReleased)
    }

    @Test func `a delegate is not kept by its view model, nor the info by its coordinator`() async {
        let screen = screen()
        await screen.tap("Info")
        let info = WeakReference(main.tab1Coordinator.infoViewModel)
        #expect(!info.isReleased)
        await screen.tap("Close")
        #expect(info.isReleased)
    }

    @Test func `back releases the popped level and keeps the one below`() async {
        let screen = screen()
        await screen.enter("tab 3")
        await screen.tap("Go to demo")
        await screen.tap("Push another")
        let below = WeakReference(main.tab3Coordinator.path.first)
        let top = WeakReference(main.tab3Coordinator.path.last)
        await screen.enter("back")
        #expect(top.isReleased)
        #expect(!below.isReleased)
    }

    @Test func `pop to root releases all levels`() async {
        let screen = screen()
        await screen.enter("tab 3")
        await screen.tap("Go to demo")
        await screen.tap("Push another")
        let levels = main.tab3Coordinator.path.map { WeakReference($0) }
        await screen.tap("Pop to root")
        #expect(levels.map(\.isReleased) == [true, true])
        #expect(screen.frame.hasPrefix("── Tab 3 ──"))
    }

    @Test func `changing tabs keeps what a tab shows`() async {
        let screen = screen()
        await screen.enter("tab 3")
        await screen.tap("Go to demo")
        let level = WeakReference(main.tab3Coordinator.path.first)
        await screen.enter("tab 1")
        await screen.enter("tab 3")
        #expect(!level.isReleased)
        #expect(screen.frame.hasPrefix("── Tab 3 › Demo ──"))
    }

    @Test func `a transient coordinator goes with whoever asked for it`() {
        var coordinator = AppAssembler.previewResolver().resolve(Tab2Coordinator.self)
        let reference = WeakReference(coordinator)
        coordinator = nil
        #expect(reference.isReleased)
    }

    @Test func `the root stays with its container, and goes when the scope is reset, as at a logout`() {
        let container = Container()
        let assembler = Assembler([CoordinatorAssembly(), ViewModelAssembly()], container: container)
        var main = assembler.resolver.resolve(MainCoordinator.self)
        let references = [
            WeakReference<ViewModel>(main), WeakReference(main?.tab1Coordinator), WeakReference(main?.tab2Coordinator),
            WeakReference(main?.tab3Coordinator),
        ]
        main = nil
        #expect(references.map(\.isReleased) == [false, false, false, false])
        container.reset(.container)
        #expect(references.map(\.isReleased) == [true, true, true, true])
    }
}
