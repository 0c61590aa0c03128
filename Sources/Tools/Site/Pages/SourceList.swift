/// The page that lists the sources which other pages name.
struct SourceList {
    static let name = "Sources-and-tests"

    let text: String

    init(paths: Set<String>) {
        let folders = Dictionary(grouping: paths.sorted()) { path in
            path.split(separator: "/").dropLast().joined(separator: "/")
        }
        let groups = folders.sorted { $0.key < $1.key }.map { folder, paths in
            // With spaces, so that a long path can be broken.
            "### \(folder.isEmpty ? "The project's folder" : folder.replacing("/", with: " / "))\n\n"
                + paths.map { "- <doc:\(PageName.page($0))>\n" }.joined()
        }
        text = """
            # Sources and tests

            The files that the other pages name, as they are in the project.

            ## Topics

            \(groups.joined(separator: "\n"))
            """
    }
}
