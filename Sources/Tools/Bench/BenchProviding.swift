import Foundation
import Providing

private final class Cached: Initializable {
    init() {}
}

private final class Context: ViewModelStoreOwner {
    let viewModelStore = ViewModelStore()
}

extension Bench {
    /// View-model stores against a dictionary.
    static func providing(_ report: inout Report) {
        let context = Context()
        let provider = ViewModelProviders.provider(for: context)
        var models: [ObjectIdentifier: Any] = [ObjectIdentifier(Cached.self): Cached()]
        report.compare(
            "providing: view model that is there", atMost: 4, times: "dictionary and cast",
            floor: { measure { keep(models[ObjectIdentifier(Cached.self)] as? Cached) } },
            { measure { keep(provider.get(Cached.self)) } })
        let keyed: [String: Any] = ["key": Cached()]
        report.compare(
            "providing: view model under a key", atMost: 4, times: "dictionary and cast",
            floor: { measure { keep(keyed["key"] as? Cached) } },
            { measure { keep(provider.get(Cached.self, for: "key")) } })
        report.compare(
            "providing: make and clear", atMost: 6, times: "dictionary insert and remove",
            floor: {
                measure {
                    models[ObjectIdentifier(Context.self)] = Cached()
                    models.removeAll()
                }
            },
            {
                measure {
                    keep(provider.get(Cached.self))
                    ViewModelStores.store(for: context).clear()
                }
            })
    }
}
