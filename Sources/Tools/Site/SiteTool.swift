import Foundation

/// The tool behind `make docs`.
@main
enum SiteTool {
    static func main() {
        do {
            let arguments = CommandLine.arguments
            let base = arguments.drop { $0 != "--base" }.dropFirst().first ?? ""
            let project = Project(root: URL(fileURLWithPath: FileManager.default.currentDirectoryPath))
            let modules = URL(fileURLWithPath: arguments[0]).deletingLastPathComponent()
                .appendingPathComponent("Modules")
            let site = SiteBuild(project: project, modules: modules, docc: try DocC(base: base))
            try site.build { say($0, to: .standardError) }
            try PreviewFolder(folder: project.url(".build/docs-preview")).lay(out: site.output, base: site.docc.base)
            let preview = site.docc.base == "/" ? "make docs-preview" : "make docs-preview BASE=\(site.docc.base)"
            say("The site is in .build/docs. To read it: \(preview)", to: .standardOutput)
        } catch {
            say((error as? Complaint)?.text ?? error.localizedDescription, to: .standardError)
            exit(1)
        }
    }

    private static func say(_ line: String, to output: FileHandle) {
        output.write(Data((line + "\n").utf8))
    }
}
