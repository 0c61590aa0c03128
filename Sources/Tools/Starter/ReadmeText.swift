/// Turns the README of a sample into that of a project: what is not copied is not named.
struct ReadmeText {
    let course: Course
    let beginning: Beginning
    let name: ProjectName

    /// These lead through the sample, to other samples, and to the chapters.
    private static let leftOut: Set = ["## To read on", "## Exercises"]

    /// - Parameter frame: the template, with a place for what the sample says.
    func text(of readme: String, in frame: String) -> String {
        let start = beginning.sample.map { "the sample `\($0)` of SwiftMVVM Samples" } ?? "a blank project"
        return frame.replacing("BEGINNING", with: start).replacing("Blank", with: name.text)
            .replacing("TEXT\n", with: renamed(kept(of: readme)))
    }

    /// The text without its title and the sections that are left out.
    private func kept(of readme: String) -> String {
        var isLeftOut = false
        var isCode = false
        return readme.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
            if line.hasPrefix("```") { isCode.toggle() }
            if !isCode, line.hasPrefix("# ") { return false }
            if !isCode, line.hasPrefix("## ") { isLeftOut = Self.leftOut.contains(String(line)) }
            return !isLeftOut
        }.joined(separator: "\n").trimmed + "\n"
    }

    private func renamed(_ text: String) -> String {
        var text = linked(text)
        if let sample = beginning.sample {
            text = text.replacing("make run-sample NAME=\(sample)", with: "make run")
                .replacing("make test NAME=\(sample)", with: "make test")
                .replacing("```console \(sample)\n", with: "```console \(name.executable)\n")
                .replacing(".build/debug/\(sample)", with: ".build/debug/\(name.executable)")
                .replacing(beginning.sources, with: "Sources/\(name.text)")
        } else {
            text = text.replacing("blank", with: name.executable)
        }
        return Renaming(beginning: beginning, name: name).text(text)
    }

    /// Links to files that come along lead to their new places. Of others the text stays.
    private func linked(_ text: String) -> String {
        text.replacing(/\[([^\]\n]*)\]\(([^)\s]*)\)/) { match in
            let (label, target) = (String(match.1), String(match.2))
            if target.hasPrefix("#") || target.contains("://") { return String(match.0) }
            let renaming = Renaming(beginning: beginning, name: name)
            for (old, new) in [
                (beginning.sources, "Sources/\(name.text)"), (beginning.tests, "Tests/\(name.text)Tests"),
            ] {
                for file in course.files(below: old) where file == target || target.hasSuffix("\(old)/\(file)") {
                    return "[\(label)](\(new)/\(renaming.path(file)))"
                }
            }
            return label
        }
    }
}

extension String {
    fileprivate var trimmed: String {
        String(drop { $0 == "\n" }.reversed().drop { $0 == "\n" }.reversed())
    }
}
