import SwiftMVVM

@main
struct TutorialApp: App {
    private let userService: any UserService = MockUserService(delay: .milliseconds(300))
    private let services = AppServices(notes: NoteStore(), greeting: Greeting())
    private let favorites = Favorites()

    var body: some Scene {
        WindowGroup {
            NavigationStack {
                UserListView()
            }
            .inject(userService)
            .inject(services)
            .inject(favorites)
        }
    }
}
