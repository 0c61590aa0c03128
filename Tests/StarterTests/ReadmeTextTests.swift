import Testing

@testable import Starter

struct ReadmeTextTests {
    private func text(of readme: String, from sample: String? = "users") throws -> String {
        let course = try Course.here.get()
        let beginning = try sample.map { try Beginning.sample($0, in: course) } ?? .blank
        return try ReadmeText(course: course, beginning: beginning, name: ProjectName("BookShop"))
            .text(of: readme, in: "# Blank\n\nfrom BEGINNING\n\nTEXT\n\nend\n")
    }

    @Test func `the title is the project's, and commands are its own`() throws {
        let readme = """
            # Users

            A list.

            ```sh
            USERS_URL=x make run-sample NAME=users
            make test NAME=users
            ```

            ```console users
            # not a title
            ```

            """
        #expect(
            try text(of: readme) == """
                # BookShop

                from the sample `users` of SwiftMVVM Samples

                A list.

                ```sh
                USERS_URL=x make run
                make test
                ```

                ```console book-shop
                # not a title
                ```

                end

                """)
    }

    @Test(arguments: ["To read on", "Exercises"])
    func `what leads back to the samples is left out, what follows it is not`(_ section: String) throws {
        let readme = "# Users\n\nA list.\n\n## \(section)\n\n1. Do it.\n\n## More\n\nMore of `UsersApp`.\n"
        #expect(
            try text(of: readme)
                == "# BookShop\n\nfrom the sample `users` of SwiftMVVM Samples\n\nA list.\n\n"
                + "## More\n\nMore of `BookShopApp`.\n\nend\n")
    }

    @Test func `links lead to what is there, and of others the text stays`() throws {
        let readme = """
            [the model](User.swift) [app](UsersApp.swift) [a test](../../Tests/UsersTests/FlowTests.swift)
            [chapter](../../Docs/05-users.md) [counter](../Counter/README.md#run) [web](https://swift.org) [below](#more)
            `Tests/UsersTests` `Samples/Users/User.swift`
            """
        #expect(
            try text(of: readme) == """
                # BookShop

                from the sample `users` of SwiftMVVM Samples

                [the model](Sources/BookShop/User.swift) [app](Sources/BookShop/BookShopApp.swift) \
                [a test](Tests/BookShopTests/FlowTests.swift)
                chapter counter [web](https://swift.org) [below](#more)
                `Tests/BookShopTests` `Sources/BookShop/User.swift`

                end

                """)
    }

    @Test func `a blank project is not from a sample`() throws {
        #expect(
            try text(of: "# Blank\n\n1. `MockBlankService.swift`\n", from: nil)
                == "# BookShop\n\nfrom a blank project\n\n1. `MockBookShopService.swift`\n\nend\n")
    }
}
