/// A screen as an object: it is loaded once, appears and disappears, and presents others.
///
/// ```swift
/// final class CartController: ViewController {
///     private var viewModel: CartViewModel?
///
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         viewModel = ViewModelProviders.provider(for: self).get()
///     }
///
///     override var view: any View {
///         Text("Items: \(viewModel?.count ?? 0)")
///     }
/// }
/// ```
///
/// Its view models live as long as the controller. A `ViewControllerHost` puts it on the screen.
///
/// - Note: Mirrors UIKit's `UIViewController`.
@MainActor open class ViewController: ViewModelStoreOwner {
    public let viewModelStore = ViewModelStore()
    public var title: String?
    public private(set) var isViewLoaded = false
    private let presentation = Presentation()

    @Observable
    final class Presentation {
        var presented: Presented?
        var updates = 0
    }

    struct Presented: Identifiable {
        let controller: ViewController
        var id: ObjectIdentifier { ObjectIdentifier(controller) }
    }

    public init() {}

    /// What the controller shows. What it reads of observable objects is followed.
    open var view: any View { EmptyView() }

    /// Called once, before the view is shown for the first time.
    open func viewDidLoad() {}

    open func viewDidAppear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}

    /// The controller that this one presents.
    public var presentedViewController: ViewController? { presentation.presented?.controller }

    /// Shows another controller over this one.
    public func present(_ controller: ViewController, animated: Bool = true, completion: (() -> Void)? = nil) {
        presentation.presented = Presented(controller: controller)
        completion?()
    }

    /// Ends what this controller presents.
    public func dismiss(animated: Bool = true, completion: (() -> Void)? = nil) {
        presentation.presented = nil
        completion?()
    }

    /// Has ``view`` made again, for what has changed and is not observable: a store that was cleared.
    public func setNeedsUpdateProperties() {
        presentation.updates += 1
    }

    /// The view; who reads it hears of ``setNeedsUpdateProperties()``.
    var updatedView: any View {
        _ = presentation.updates
        return view
    }

    func loadViewIfNeeded() {
        guard !isViewLoaded else { return }
        isViewLoaded = true
        viewDidLoad()
    }

    var presented: Binding<Presented?> {
        Binding(get: { self.presentation.presented }, set: { self.presentation.presented = $0 })
    }
}

extension ViewController: ModelKeeper {
    package var keptModels: [(model: AnyObject, maker: String)] { viewModelStore.keptModels }
}

/// Puts a view controller on the screen, and keeps it for as long as it is there.
///
/// ```swift
/// WindowGroup { ViewControllerHost(CartController()) }
/// ```
public struct ViewControllerHost: View {
    @State private var owner = Owner()
    private let make: @MainActor () -> ViewController

    /// - Parameter make: makes the controller, once.
    public init(_ make: @autoclosure @escaping @MainActor () -> ViewController) {
        self.make = make
    }

    @MainActor final class Owner {
        private var made: ViewController?

        func controller(_ make: () -> ViewController) -> ViewController {
            if let made { return made }
            let controller = make()
            made = controller
            return controller
        }
    }

    public var body: some View {
        ViewControllerView(controller: owner.controller(make))
    }
}

/// Shows a controller that somebody else keeps.
struct ViewControllerView: View, NamedInCode {
    let controller: ViewController
    var nameInCode: String { String(describing: type(of: controller)) }

    var body: some View {
        let _ = controller.loadViewIfNeeded()
        AnyView(controller.updatedView)
            .navigationTitle(controller.title ?? "")
            .onAppear { controller.viewDidAppear(true) }
            .onDisappear { controller.viewDidDisappear(true) }
            .sheet(item: controller.presented) { presented in
                ViewControllerView(controller: presented.controller)
            }
    }
}
