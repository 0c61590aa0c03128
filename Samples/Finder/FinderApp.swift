import Providing

@main
struct FinderApp: App {
    var body: some Scene {
        WindowGroup {
            ViewControllerHost(FindController())
        }
    }
}
