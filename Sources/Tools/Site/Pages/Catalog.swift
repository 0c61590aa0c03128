/// The documents of the project as a catalog of docc, before anything is written.
struct Catalog {
    /// Texts by the names of their files.
    private(set) var texts: [String: String] = [:]
    /// Files of the project by the names of their copies.
    private(set) var copies: [String: String] = [:]
    /// The files that get a page each: documents, tutorials, and the sources that these name.
    let files: [String]

    /// - Parameter modules: the modules that have a reference, which the root page leads to.
    init(of project: Project, modules: [String]) throws {
        let paths = Self.documents(of: project)
        let documents = Dictionary(
            uniqueKeysWithValues: paths.map { ($0, Document(path: $0, text: project.text($0) ?? "")) })
        let contents = Contents(of: paths, modules: modules, in: project)
        let tutorials = Tutorial.paths(in: project)
        let goOn = GoOn(chapters: contents.chapters, tutorials: tutorials)
        let links = { (document: Document) in
            PageLinks(document: document, project: project) { documents[$0]?.headings ?? [:] }
        }
        var targets = PageLinks.Targets()
        for document in documents.values {
            let isRoot = document.path == "Docs/README.md"
            let page = try Page(
                links: links(document), addition: isRoot ? contents.text : goOn.text(for: document.path))
            texts["\(page.name).md"] = page.text
            targets.formUnion(page.targets)
        }
        for path in tutorials {
            let tutorial = try Tutorial(path: path, in: project)
            texts["\(PageName.tutorial(path)).tutorial"] = try links(Document(path: path, text: ""))
                .rewritten(tutorial.text, noting: &targets)
            for path in tutorial.files { copies[PageName.resource(path)] = path }
        }
        for path in targets.sources {
            let page = Page(source: path, text: project.text(path) ?? "")
            texts["\(page.name).md"] = page.text
        }
        texts["\(SourceList.name).md"] = SourceList(paths: targets.sources).text
        for path in targets.images { copies[PageName.resource(path)] = path }
        files = (paths + tutorials + targets.sources).sorted()
    }

    /// The Markdown that people read.
    static func documents(of project: Project) -> [String] {
        ["README.md"] + project.files(below: "Docs", ending: ".md").filter { !$0.hasPrefix("Docs/Exercises/Mine/") }
            + project.files(below: "Samples", ending: "README.md")
    }
}
