import SwiftMVVM

@main
struct TutorialApp: App {
    private let userService: any UserService = MockUserService(delay: .milliseconds(300))

    var body: some Scene {
        WindowGroup {
            NavigationStack {
                UserListView()
            }
            .inject(userService)
        }
    }
}
