import TextUI

@main
struct TabsApp: App {
    private let assembler = AppAssembler()

    var body: some Scene {
        WindowGroup {
            MainCoordinatorView(coordinator: assembler.resolver.resolve(MainCoordinator.self)!)
        }
    }
}
