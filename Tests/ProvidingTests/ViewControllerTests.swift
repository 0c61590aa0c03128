import Providing
import Testing
import TextUITesting

@MainActor struct ViewControllerTests {
    @Observable final class CountViewModel: Initializable {
        var count = 0
        init() {}
    }

    final class CountController: ViewController {
        private(set) var events: [String] = []
        private var viewModel: CountViewModel?

        override func viewDidLoad() {
            super.viewDidLoad()
            events.append("load")
            viewModel = ViewModelProviders.provider(for: self).get()
        }
        override func viewDidAppear(_ animated: Bool) { events.append("appear") }
        override func viewDidDisappear(_ animated: Bool) { events.append("disappear") }

        override var view: any View {
            VStack {
                Text("Count: \(viewModel?.count ?? 0)")
                Button("Add") { self.viewModel?.count += 1 }
                Button("Present") { self.present(DetailController()) }
            }
        }
    }

    final class DetailController: ViewController {
        override var view: any View {
            Text("detail")
        }
    }

    @Test func `a controller shows its view and follows its view model`() async {
        let screen = TestScreen { ViewControllerHost(CountController()) }
        await screen.tap("Add")
        #expect(screen.body == "Count: 1\n[1] Add\n[2] Present")
    }

    @Test func `a controller is loaded once, appears and disappears`() async {
        let controller = CountController()
        let screen = TestScreen { ViewControllerHost(controller) }
        await screen.tap("Add")
        await screen.tap("Add")
        screen.close()
        #expect(controller.events == ["load", "appear", "disappear"])
    }

    @Test func `a presented controller lies over the first and goes with dismiss`() async {
        let controller = CountController()
        let screen = TestScreen { ViewControllerHost(controller) }
        await screen.tap("Present")
        #expect(screen.body == "detail")
        let presented = WeakReference(controller.presentedViewController)
        await screen.enter("dismiss")
        #expect(screen.body == "Count: 0\n[1] Add\n[2] Present")
        #expect(presented.isReleased)
    }

    @Test func `the host releases its controller and its view models when it goes`() async {
        final class Kept { weak var controller: CountController? }
        let kept = Kept()
        let screen = TestScreen {
            ViewControllerHost(
                {
                    let controller = CountController()
                    kept.controller = controller
                    return controller
                }())
        }
        #expect(kept.controller != nil)
        screen.close()
        #expect(kept.controller == nil)
    }
}
