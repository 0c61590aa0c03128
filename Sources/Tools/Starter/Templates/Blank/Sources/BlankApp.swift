import SwiftMVVM

/// The composition root: the one place that knows which service is real.
@main
struct BlankApp: App {
    private let service: any BlankService

    init() {
        self.init(service: MockBlankService())
    }

    init(service: any BlankService) {
        self.service = service
    }

    var body: some Scene {
        WindowGroup {
            BlankView().inject(service)
        }
    }
}
