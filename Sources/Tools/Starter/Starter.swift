import Foundation

/// `make new`: makes a project of your own.
@main
struct Starter {
    static func main() {
        Interruption.holdBack()
        let course = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
        do {
            print(try answer(to: Array(CommandLine.arguments.dropFirst()), in: course))
        } catch let failure as Failure {
            FileHandle.standardError.write(Data((failure.text + "\n").utf8))
            exit(failure.status)
        } catch {
            FileHandle.standardError.write(Data("interrupted: nothing was made\n".utf8))
            Interruption.letPass()
            exit(1)
        }
    }

    /// Does what is asked for, and says what was made.
    static func answer(to arguments: [String], in root: URL) throws -> String {
        let request = try Request(arguments)
        if request.wantsHelp { return Request.help }
        let course = try Course(root: root)
        let name = try ProjectName(request.name)
        let beginning = try request.sample.map { try Beginning.sample($0, in: course) } ?? .blank
        try Clash(course: course, beginning: beginning, name: name).check()
        let destination = try Destination(request.folder, course: root)
        let building = Building(
            plan: try Plan(name, from: beginning, of: course), destination: destination,
            isInterrupted: { Interruption.isPending },
            swift: ProcessInfo.processInfo.environment["SWIFT"] ?? "swift")
        let notes = try building.run()
        let kind = request.sample.map { "from the sample \($0)" } ?? "as a blank project"
        return """
            Made \(destination.shown) \(kind). Its README says what is where.
            \(notes.map { $0 + "\n" }.joined())
              cd \(ShellWord.quoted(destination.shown))
              make run
              make test
            """
    }
}
