/// The order of the pages, which the site shows beside each of them.
struct Contents {
    let chapters: [String]
    let groups: [(title: String, pages: [String])]

    private let modules: [(name: String, summary: String)]

    /// - Parameters:
    ///   - paths: the documents.
    ///   - modules: the modules that have a reference.
    init(of paths: [String], modules: [String], in project: Project) {
        self.modules = modules.map { name in
            // A page is its title, an empty line, and a paragraph that says what the module is.
            let text = project.text("Sources/\(name)/\(name).docc/\(name).md") ?? ""
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
            return (name, lines.prefix { !$0.isEmpty }.joined(separator: " "))
        }
        let paths = paths.sorted()
        let named = (project.text("Docs/README.md") ?? "").matches(of: /(?m)^\| \[[^\]]*\]\((\d\d-[^)]*\.md)\)/)
            .map { "Docs/\($0.1)" }
        let numbered = paths.filter { $0.contains(/^Docs\/\d\d-[^\/]*$/) }
        let chapters = Self.inOrder(named, of: numbered)
        let others = paths.filter { $0.hasPrefix("Docs/") && $0 != "Docs/README.md" && !chapters.contains($0) }
        let listed = (project.text("README.md") ?? "").matches(of: /\((Samples\/\w+\/README\.md)\)/).map {
            String($0.1)
        }
        let samples = paths.filter { $0.hasPrefix("Samples/") }
        self.chapters = chapters
        groups = [
            ("Chapters", chapters),
            ("To look up", others),
            ("The samples", Self.inOrder(listed, of: samples)),
            ("The project", ["README.md"]),
        ]
    }

    /// Those that are named in that order, and then the others.
    private static func inOrder(_ named: [String], of all: [String]) -> [String] {
        named.filter(all.contains) + all.filter { !named.contains($0) }
    }

    /// What is added to the root page. The page itself has tables, so the topics are for the sidebar only.
    var text: String {
        let groups = groups.filter { !$0.pages.isEmpty }.map { group in
            "### \(group.title)\n\n" + group.pages.map { "- <doc:\(PageName.page($0))>\n" }.joined()
        }
        return """

            ## Step by step

            Each sample grows from nothing beside its code: <doc:Tutorials>.

            ## The core, name by name

            \(modules.map { "- <doc:/\($0.name)>: \($0.summary)\n" }.joined())
            @Options {
                @TopicsVisualStyle(hidden)
            }

            @Options(scope: global) {
                @AutomaticSeeAlso(disabled)
            }

            ## Topics

            ### Tutorials

            - <doc:Tutorials>

            \(groups.joined(separator: "\n"))- <doc:\(SourceList.name)>

            ### The core

            \(modules.map { "- <doc:/\($0.name)>\n" }.joined())
            """
    }
}
