import Foundation

/// How the site is built: from the documents, and from what the compiler knows of the core.
struct SiteBuild {
    let project: Project
    /// The folder of built modules.
    let modules: URL
    let docc: DocC

    /// The modules of the core. Each may link to those before it.
    static let core = [
        "Injection", "Publishing", "Assembling", "TextUI", "Providing", "SwiftMVVM", "TextUITesting",
    ]

    var output: URL { project.url(".build/docs") }
    /// Where a reader begins.
    private var entrance: String { PageName.address("Docs/README.md") }
    private var work: URL { project.url(".build/site") }

    /// - Parameter say: tells what is being done.
    func build(say: (String) -> Void) throws {
        try? FileManager.default.removeItem(at: work)
        let graphs = try SymbolGraphs(modules: modules)
        var archives: [URL] = []
        for module in Self.core {
            say("Describing \(module) …")
            archives.append(try describe(module, from: graphs, linking: archives))
        }
        say("Laying out the chapters …")
        let folder = work.appendingPathComponent("\(PageName.root).docc")
        let catalog = try Catalog(of: project, modules: Self.core)
        try write(catalog, to: folder)
        let learn = work.appendingPathComponent("\(PageName.root).doccarchive")
        try docc.convert(catalog: folder, name: PageName.root, linking: archives, to: learn)
        try? FileManager.default.removeItem(at: output)
        // The chapters are last: a page shows the first tree that has its module, and theirs names all modules.
        try docc.merge(archives + [learn], name: "SwiftMVVM Samples", to: output)
        try writeEntrance()
        say("Following the links …")
        var expected = Dictionary(uniqueKeysWithValues: catalog.files.map { ($0, PageName.address($0)) })
        for module in Self.core { expected["Sources/\(module)"] = "/documentation/\(module.lowercased())" }
        let check = LinkCheck(site: output, entrance: entrance, expected: expected)
        let faults = try check.faults()
        guard faults.isEmpty else { throw Complaint(faults.joined(separator: "\n")) }
    }

    /// The first page leads to the root of the chapters. The pages ask for settings of a theme; there are none.
    private func writeEntrance() throws {
        let address = "documentation/\(PageName.root.lowercased())/"
        let page = """
            <!doctype html>
            <html lang="en">
            <meta charset="utf-8">
            <title>SwiftMVVM Samples</title>
            <meta http-equiv="refresh" content="0; url=\(address)">
            <p><a href="\(address)">Learn MVVM with this project</a></p>
            </html>

            """
        try page.write(to: output.appendingPathComponent("index.html"), atomically: true, encoding: .utf8)
        let settings = output.appendingPathComponent("theme-settings.json")
        try "{}\n".write(to: settings, atomically: true, encoding: .utf8)
    }

    /// Builds the archive of a module.
    private func describe(_ module: String, from graphs: SymbolGraphs, linking archives: [URL]) throws -> URL {
        let folder = work.appendingPathComponent("Graphs/\(module)")
        try graphs.write(module, to: folder)
        let catalog = work.appendingPathComponent("\(module).docc")
        let page = "\(module).docc/\(module).md"
        try FileManager.default.copyItem(at: project.url("Sources/\(module)/\(module).docc"), to: catalog)
        try ModulePage(
            of: module, text: project.text("Sources/\(module)/\(page)") ?? "",
            graph: Data(contentsOf: folder.appendingPathComponent("\(module).symbols.json")),
            chapters: entrance
        ).text.write(to: work.appendingPathComponent(page), atomically: true, encoding: .utf8)
        let archive = work.appendingPathComponent("\(module).doccarchive")
        try docc.convert(catalog: catalog, graphs: folder, name: module, linking: archives, to: archive)
        return archive
    }

    private func write(_ catalog: Catalog, to folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, text) in catalog.texts {
            try text.write(to: folder.appendingPathComponent(name), atomically: false, encoding: .utf8)
        }
        for (name, path) in catalog.copies {
            try FileManager.default.copyItem(at: project.url(path), to: folder.appendingPathComponent(name))
        }
    }
}
