import Testing
import TextUITesting

@testable import Users

struct UserListViewModelTests {
    let service = StubUserService()

    @Test func `a new view model is idle and has no users`() {
        let viewModel = UserListViewModel(userService: service)
        #expect(viewModel.state == .idle)
        #expect(viewModel.users == [])
    }

    @Test func `the mock has three users`() async {
        let viewModel = UserListViewModel(userService: MockUserService())
        await viewModel.loadUsers()
        #expect(viewModel.users.map(\.name) == ["Ada", "Grace", "Linus"])
    }

    @Test func `it is loading until the service answers`() async throws {
        let viewModel = UserListViewModel(userService: service)
        let load = Task { await viewModel.loadUsers() }
        while service.fetches.isEmpty { await Task.yield() }
        #expect(viewModel.state == .loading)
        service.fetches[0].gate.open()
        await load.value
        #expect(viewModel.state == .loaded([.ada]))
    }

    @Test func `a failure is told in the words of the service`() async {
        service.answers = [.failure(UserServiceError(message: "The server is asleep."))]
        let viewModel = UserListViewModel(userService: service)
        await viewModel.loadUsers()
        #expect(viewModel.state == .failed("The server is asleep."))
    }

    @Test func `an unknown failure is told in words of its own`() async {
        struct Strange: Error {}
        service.answers = [.failure(Strange())]
        let viewModel = UserListViewModel(userService: service)
        await viewModel.loadUsers()
        #expect(viewModel.state == .failed("The users could not be loaded."))
    }

    @Test func `a retry after a failure shows the users`() async {
        service.answers = [.failure(UserServiceError(message: "Asleep.")), .success([.ada])]
        let viewModel = UserListViewModel(userService: service)
        await viewModel.loadUsers()
        await viewModel.loadUsers()
        #expect(viewModel.state == .loaded([.ada]))
    }

    @Test func `an empty answer is told`() async {
        service.answers = [.success([])]
        let viewModel = UserListViewModel(userService: service)
        await viewModel.loadUsers()
        #expect(viewModel.state == .empty)
        #expect(viewModel.noMatchText == nil)
    }

    @Test func `search finds parts of names in any case`() async {
        service.answers = [.success([.ada, .grace])]
        let viewModel = UserListViewModel(userService: service)
        await viewModel.loadUsers()
        viewModel.searchText = "RAC"
        #expect(viewModel.users == [.grace])
        #expect(viewModel.noMatchText == nil)
    }

    @Test func `a search without result says what was looked for`() async {
        service.answers = [.success([.ada])]
        let viewModel = UserListViewModel(userService: service)
        await viewModel.loadUsers()
        viewModel.searchText = "zz"
        #expect(viewModel.users == [])
        #expect(viewModel.noMatchText == "No user is called \"zz\".")
    }

    @Test func `the list stays on the screen while it is refreshed`() async {
        service.answers = [.success([.ada])]
        let viewModel = UserListViewModel(userService: service)
        await viewModel.loadUsers()
        let refresh = Task { await viewModel.refresh() }
        while service.fetches.count < 2 { await Task.yield() }
        #expect(viewModel.state == .loaded([.ada]))
        service.fetches[1].result = .success([.ada, .grace])
        service.fetches[1].gate.open()
        await refresh.value
        #expect(viewModel.state == .loaded([.ada, .grace]))
    }

    @Test func `the late answer of an older load does not overwrite the newer one`() async {
        let viewModel = UserListViewModel(userService: service)
        let older = Task { await viewModel.loadUsers() }
        while service.fetches.count < 1 { await Task.yield() }
        let newer = Task { await viewModel.loadUsers() }
        while service.fetches.count < 2 { await Task.yield() }
        service.fetches[1].result = .success([.grace])
        service.fetches[1].gate.open()
        await newer.value
        service.fetches[0].result = .success([.ada])
        service.fetches[0].gate.open()
        await older.value
        #expect(viewModel.state == .loaded([.grace]))
    }

    @Test func `an older load that fails late does not hide the newer list`() async {
        let viewModel = UserListViewModel(userService: service)
        let older = Task { await viewModel.loadUsers() }
        while service.fetches.count < 1 { await Task.yield() }
        let newer = Task { await viewModel.refresh() }
        while service.fetches.count < 2 { await Task.yield() }
        service.fetches[1].gate.open()
        await newer.value
        service.fetches[0].result = .failure(UserServiceError(message: "Asleep."))
        service.fetches[0].gate.open()
        await older.value
        #expect(viewModel.state == .loaded([.ada]))
    }

    @Test func `if the newer load is cancelled the older one still counts`() async {
        let viewModel = UserListViewModel(userService: service)
        let older = Task { await viewModel.loadUsers() }
        while service.fetches.count < 1 { await Task.yield() }
        let newer = Task { await viewModel.loadUsers() }
        while service.fetches.count < 2 { await Task.yield() }
        newer.cancel()
        await newer.value
        #expect(viewModel.state == .loading)
        service.fetches[0].gate.open()
        await older.value
        #expect(viewModel.state == .loaded([.ada]))
    }

    @Test func `if all loads are cancelled the list of before is back`() async {
        service.answers = [.success([.ada])]
        let viewModel = UserListViewModel(userService: service)
        await viewModel.loadUsers()
        let older = Task { await viewModel.loadUsers() }
        while service.fetches.count < 2 { await Task.yield() }
        let newer = Task { await viewModel.loadUsers() }
        while service.fetches.count < 3 { await Task.yield() }
        older.cancel()
        newer.cancel()
        await older.value
        await newer.value
        #expect(viewModel.state == .loaded([.ada]))
    }

    @Test func `what has been loaded is not loaded again when the view comes back`() async {
        service.answers = [.success([.ada])]
        let viewModel = UserListViewModel(userService: service)
        await viewModel.appeared()
        await viewModel.appeared()
        #expect(viewModel.state == .loaded([.ada]))
        #expect(service.fetches.count == 1)
    }

    @Test func `the answer of a cancelled load is dropped`() async {
        let viewModel = UserListViewModel(userService: service)
        let load = Task { await viewModel.loadUsers() }
        while service.fetches.isEmpty { await Task.yield() }
        load.cancel()
        await load.value
        #expect(viewModel.state == .idle)
    }

    @Test func `a service that gives up by itself has failed`() async {
        service.answers = [.failure(CancellationError())]
        let viewModel = UserListViewModel(userService: service)
        await viewModel.loadUsers()
        #expect(viewModel.state == .failed("The users could not be loaded."))
    }
}
