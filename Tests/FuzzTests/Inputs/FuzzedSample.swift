import TextUI

@testable import Counter
@testable import Finder
@testable import ProductDetail
@testable import Tabs
@testable import Users

/// The samples, and a screen with what they leave out.
enum FuzzedSample: String, CaseIterable {
    case counter, productDetail, users, tabs, finder, everyControl

    /// Mounts it without its delays.
    @MainActor func mount(width: Int) -> FuzzScreen {
        let screen = screen(width: width)
        // The coordinators of tabs resolve later what they show, and the container keeps the root: they last as long as the
        // program, which ends with the app.
        screen.ownsItsModels = self != .tabs
        return screen
    }

    @MainActor private func screen(width: Int) -> FuzzScreen {
        switch self {
        case .counter: FuzzScreen(width: width, app: { CounterApp() })
        case .productDetail: FuzzScreen(width: width, app: { ProductDetailApp(store: CatalogStore(delay: .zero)) })
        case .users: FuzzScreen(width: width, app: { UsersApp(userService: MoodyUserService()) })
        case .tabs: FuzzScreen(width: width, app: { TabsApp() })
        case .finder: FuzzScreen(width: width, app: { FinderApp() })
        case .everyControl: FuzzScreen(width: width) { EveryControl() }
        }
    }
}
