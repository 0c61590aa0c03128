import Testing

@testable import Starter

struct RenamingTests {
    private func renaming(from sample: String?) throws -> Renaming {
        let course = try Course.here.get()
        return Renaming(
            beginning: try sample.map { try Beginning.sample($0, in: course) } ?? .blank, name: try ProjectName("Shop"))
    }

    @Test func `the module, the app and the tests get the name, and the types of the domain keep theirs`() throws {
        let code = """
            @testable import Users

            // UsersApp injects what UsersFlowView needs.
            struct UsersSessionTests {
                let app = UsersApp(userService: MockUserService())
                let user: Users.User
                let title = "Users"
                let place = "at Users/UsersApp.swift:22, see Samples/Users/User.swift"
            }
            """
        #expect(
            try renaming(from: "users").text(code) == """
                @testable import Shop

                // ShopApp injects what UsersFlowView needs.
                struct ShopSessionTests {
                    let app = ShopApp(userService: MockUserService())
                    let user: Shop.User
                    let title = "Users"
                    let place = "at Shop/ShopApp.swift:22, see Samples/Users/User.swift"
                }
                """)
    }

    @Test func `in the blank project all is named after it`() throws {
        #expect(
            try renaming(from: nil).text("import Blank\nlet x = MockBlankService(), y: BlankService, z: Blanket")
                == "import Shop\nlet x = MockShopService(), y: ShopService, z: Blanket")
    }

    @Test func `files are named as what is in them`() throws {
        #expect(try renaming(from: "users").path("UsersApp.swift") == "ShopApp.swift")
        #expect(try renaming(from: "users").path("Folder/UsersFlowView.swift") == "Folder/UsersFlowView.swift")
        #expect(try renaming(from: nil).path("MockBlankService.swift") == "MockShopService.swift")
    }
}
