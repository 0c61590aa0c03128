/// The links and images of a document.
struct Links {
    let document: MarkdownFile

    /// What is wrong with them.
    ///
    /// - Parameters:
    ///   - exists: whether there is a file or folder at a path of the project.
    ///   - anchors: the anchors of another document.
    func faults(exists: (String) -> Bool, anchors: (String) throws -> Set<String>) rethrows -> [Fault] {
        var faults: [Fault] = []
        for (line, text) in document.prose {
            for match in text.matches(of: /(!?)\[([^\]]*)\]\(([^)\s]*)[^)]*\)/) {
                let target = String(match.3)
                let fault = { (text: String) in faults.append(Fault(file: document.path, line: line, text: text)) }
                if match.1 == "!" && match.2.isEmpty {
                    fault("the image \(target) has no text for those who do not see it: ![what it shows](\(target)).")
                }
                if target.contains("://") { continue }
                let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(
                    String.init)
                let path = parts[0].isEmpty ? document.path : resolved(parts[0])
                guard exists(path) else {
                    fault("the link \(target) leads to \(path), which is not there.")
                    continue
                }
                guard parts.count > 1, !(try anchors(path).contains(parts[1])) else { continue }
                fault("the link \(target) leads to a heading that \(path) does not have.")
            }
        }
        return faults
    }

    /// The path of a target, from the project's folder on.
    private func resolved(_ target: String) -> String {
        var folders = document.path.split(separator: "/").dropLast().map(String.init)
        for part in target.split(separator: "/") {
            switch part {
            case ".": continue
            case ".." where !folders.isEmpty: folders.removeLast()
            default: folders.append(String(part))
            }
        }
        return folders.joined(separator: "/")
    }
}

extension MarkdownFile {
    /// The anchors of the headings, as code hosts make them: lower case, hyphens for spaces, no punctuation.
    var anchors: Set<String> {
        var counts: [String: Int] = [:]
        var anchors: Set<String> = []
        let proseLines = Set(prose.map(\.line))
        for (index, line) in lines.enumerated() where proseLines.contains(index + 1) && line.hasPrefix("#") {
            let title = line.drop { $0 == "#" }.dropFirst()
            let slug = title.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
                .replacing(" ", with: "-")
            anchors.insert(counts[slug].map { "\(slug)-\($0)" } ?? slug)
            counts[slug, default: 0] += 1
        }
        return anchors
    }
}
