import SwiftMVVM
import Testing
import TextUITesting

@testable import Users

/// Which flow sees what.
struct FlowTests {
    @Test func `a child finds what the flow injects and what the app injects`() {
        let app = DependenciesContainer()
            .register(AppServices(notes: NoteStore(), greeting: Greeting()))
        let flow = UsersFlowViewModel()
        let detail = app.merging(flow.dependencies).withDependencies { UserDetailViewModel(user: .ada) }
        detail.favoriteButtonTapped()
        #expect(flow.dependencies.resolve(Favorites.self)?.contains(.ada) == true)
    }

    @Test func `neither flow hears the events of the other`() async {
        let app = MemoryAnalytics(flow: "app")
        let screen = TestScreen(app: UsersApp(userService: MockUserService(), analytics: app), width: 40)
        await screen.settle()
        await screen.tap("Ada")
        await screen.enter("back")
        await screen.tap("Onboarding")
        await screen.tap("Next")
        #expect(screen.body == "Welcome! Step 2 of 2\nRecorded: onboarding: step 2\n[1] Done")
        #expect(app.events == ["app: opened Ada"])
    }

    @Test func `a screen below the flow finds the flow's services and the app's`() async {
        let services = AppServices(notes: NoteStore(), greeting: Greeting())
        let flow = UsersFlowViewModel()
        services.notes.set("met in London", for: .ada)
        flow.dependencies.resolve(Favorites.self)?.toggle(.ada)
        let screen = TestScreen(width: 40) {
            UserDetailView(user: .ada).inject(flow.dependencies).inject(services)
        }
        #expect(screen.body.contains("A favourite."))
        #expect(screen.body.contains("Note: met in London"))
    }

    @Test func `analytics are optional for the detail`() {
        let container = DependenciesContainer()
            .register(AppServices(notes: NoteStore(), greeting: Greeting()))
            .register(Favorites())
        let detail = container.withDependencies { UserDetailViewModel(user: .ada) }
        #expect(detail.analytics == nil)
    }

    @Test func `an override is lost in a closure that is called later`() {
        let live = DependenciesContainer().register(Greeting(text: "live"))
        let override = DependenciesContainer().register(Greeting(text: "override"))
        var later: () -> String? = { nil }
        override.withDependencies {
            later = { DependenciesContainer.current.resolve(Greeting.self)?.text }
        }
        #expect(live.withDependencies { later() } == "live")
    }

    @Test func `and it is there when the closure carries it`() {
        let live = DependenciesContainer().register(Greeting(text: "live"))
        let override = DependenciesContainer().register(Greeting(text: "override"))
        var later: () -> String? = { nil }
        override.withDependencies {
            later = DependenciesContainer.current.carrying {
                DependenciesContainer.current.resolve(Greeting.self)?.text
            }
        }
        #expect(live.withDependencies { later() } == "override")
    }
}
