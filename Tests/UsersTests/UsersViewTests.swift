import SwiftMVVM
import Testing
import TextUITesting

@testable import Users

struct UsersViewTests {
    let service = StubUserService()
    let analytics = MemoryAnalytics(flow: "app")

    private func screen() -> TestScreen {
        TestScreen(width: 40) { [service, analytics] in
            UsersFlowView()
                .inject(service)
                .inject(analytics)
                .inject(AppServices(notes: NoteStore(), greeting: Greeting(text: "Hello")))
        }
    }

    @Test func `while the service takes its time the screen says so`() async {
        let screen = screen()
        await screen.settle()
        #expect(screen.body == "[1] Search: ___\nLoading…\n[2] Onboarding")
    }

    @Test func `the users are links`() async {
        service.answers = [.success([.ada, .grace])]
        let screen = screen()
        await screen.settle()
        #expect(screen.body == "[1] Search: ___\n[2] Ada\n[3] Grace\n[4] Onboarding")
    }

    @Test func `a failure offers another try`() async {
        service.answers = [.failure(UserServiceError(message: "Asleep.")), .success([.ada])]
        let screen = screen()
        await screen.settle()
        #expect(screen.body == "[1] Search: ___\nAsleep.\n[2] Try again\n[3] Onboarding")
        await screen.tap("Try again")
        #expect(screen.body == "[1] Search: ___\n[2] Ada\n[3] Onboarding")
    }

    @Test func `refresh brings new users`() async {
        service.answers = [.success([.ada]), .success([.ada, .grace])]
        let screen = screen()
        await screen.settle()
        await screen.enter("refresh")
        #expect(screen.body == "[1] Search: ___\n[2] Ada\n[3] Grace\n[4] Onboarding")
    }

    @Test func `leaving the screen cancels its load`() async {
        let screen = screen()
        await screen.settle()
        let fetch = service.fetches[0]
        #expect(fetch.gate.waiters == 1)
        screen.close()
        await Task.yield()
        #expect(fetch.gate.waiters == 0)
    }

    @Test func `a favourite is shared by the screens of the flow`() async {
        service.answers = [.success([.ada])]
        let screen = screen()
        await screen.settle()
        await screen.tap("Ada")
        await screen.tap("Add to favourites")
        await screen.enter("back")
        await screen.tap("Ada")
        #expect(screen.body.contains("A favourite."))
    }

    @Test func `a note is kept by the app's services`() async {
        service.answers = [.success([.ada])]
        let screen = screen()
        await screen.settle()
        await screen.tap("Ada")
        await screen.type("met in London", into: "Note")
        await screen.enter("back")
        await screen.tap("Ada")
        #expect(screen.body.contains("Note: met in London"))
    }
}
