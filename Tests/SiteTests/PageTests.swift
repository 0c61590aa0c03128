import Testing

@testable import Site

struct PageTests {
    private func page(_ path: String, _ text: String) throws -> Page {
        let small = try SmallProject(["Samples/Sun/Sun.swift": "struct Sun {}\n", path: text])
        return try Page(
            links: PageLinks(document: Document(path: path, text: text), project: small.project) { _ in [:] })
    }

    @Test func `a chapter has its number above its title and what it teaches below`() throws {
        let page = try page(
            "Docs/07-sun.md",
            """
            # Sun: it rises

            - You will learn: why it
              rises.
            - Run: `make test`

            ## Why
            """)
        #expect(page.name == "07-sun")
        #expect(
            page.text == """
                # Sun: it rises

                @Metadata {
                    @TitleHeading("Chapter 7")
                }

                Why it
                  rises.

                - Run: `make test`

                ## Why

                """)
    }

    @Test func `the order of learning is the root of all pages`() throws {
        let page = try page("Docs/README.md", "# Learn\n\nRead.")
        #expect(page.name == "Learn")
        #expect(page.text == "# Learn\n\n@Metadata {\n    @TechnologyRoot\n}\n\nRead.\n")
    }

    @Test func `a block keeps its language, and tells where it comes from`() throws {
        let page = try page(
            "Samples/Sun/README.md",
            """
            # Sun

            ```swift Samples/Sun/Sun.swift#Sun
            struct Sun {}
            ```

            ```console sun
            > 1
            ```
            """)
        #expect(
            page.text == """
                # Sun

                ```swift
                struct Sun {}
                ```

                @Small {
                    [Samples/Sun/Sun.swift](doc:Samples-Sun-Sun-swift)
                }

                ```console
                > 1
                ```


                """)
        #expect(page.targets == .init(sources: ["Samples/Sun/Sun.swift"]))
    }

    @Test func `a source is a page with its path and its text`() {
        let page = Page(source: "Samples/Sun/Sun.swift", text: "/// ```\n/// Sun()\n/// ```\nstruct Sun {}\n")
        #expect(page.name == "Samples-Sun-Sun-swift")
        #expect(
            page.text == """
                # Sun.swift

                `Samples/Sun/Sun.swift`

                ````swift
                /// ```
                /// Sun()
                /// ```
                struct Sun {}
                ````

                """)
    }
}
