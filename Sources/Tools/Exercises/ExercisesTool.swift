import Foundation

/// The tool behind `make exercise` and its companions.
@main
enum ExercisesTool {
    static func main() {
        do {
            let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
            let lines = try Commands(root: here).run(Array(CommandLine.arguments.dropFirst()))
            say(lines, to: .standardOutput)
        } catch is Checker.Interrupted {
            exit(130)
        } catch {
            say([(error as? Complaint)?.text ?? error.localizedDescription], to: .standardError)
            exit(1)
        }
    }

    static func say(_ lines: [String], to output: FileHandle) {
        output.write(Data((lines.joined(separator: "\n") + "\n").utf8))
    }
}
