import SwiftMVVM

/// The composition root: the one place that knows which services are real.
@main
struct UsersApp: App {
    private let userService: any UserService
    private let analytics: any Analytics
    private let services = AppServices(notes: NoteStore(), greeting: Greeting())

    init() {
        self.init(userService: Self.chosenService(ProcessInfo.processInfo.environment["USERS_URL"]))
    }

    init(userService: any UserService, analytics: any Analytics = MemoryAnalytics(flow: "app")) {
        self.userService = userService
        self.analytics = analytics
    }

    var body: some Scene {
        WindowGroup {
            UsersFlowView()
                .inject(userService)
                .inject(analytics)
                .inject(services)
        }
    }

    /// The server that `USERS_URL` names, or the mock.
    static func chosenService(_ address: String?) -> any UserService {
        guard let address, !address.isEmpty else { return MockUserService(delay: .milliseconds(300)) }
        guard let url = URL(string: address), ["http", "https"].contains(url.scheme), url.host != nil else {
            return MockUserService(
                failure: UserServiceError(message: "USERS_URL is not an address of http or https: \(address)"))
        }
        return RemoteUserService(url: url)
    }
}
