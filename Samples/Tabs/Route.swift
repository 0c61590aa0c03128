import Foundation

/// A place in the app, as a link names it: `tabs/2`, `tabs/3/demo`.
enum Route: Equatable {
    case tab(MainCoordinator.Tab)
    case demo

    init?(_ url: URL) {
        let parts = url.absoluteString.split(separator: "/").map(String.init)
        guard parts.count >= 2, parts[0] == "tabs", let number = Int(parts[1]),
            let tab = MainCoordinator.Tab(rawValue: number)
        else { return nil }
        switch (tab, Array(parts.dropFirst(2))) {
        case (_, []): self = .tab(tab)
        case (.three, ["demo"]): self = .demo
        default: return nil
        }
    }
}
