/// A `swift compile` block, as the compiler gets it.
///
/// Each is in a file and a namespace of its own, so that two blocks can use one name. The compiler is told that its
/// lines are those of the document, and tells of mistakes there. A line that is meant to be refused says so:
///
/// ```swift
/// viewModel.count = 5  // error: cannot assign to property: 'count' setter is inaccessible
/// ```
struct CompiledBlock {
    let block: FencedBlock

    /// The imports stand outside the namespace, everything else inside.
    func source(number: Int) -> String {
        let imports = block.lines.prefix { $0.isEmpty || $0.contains(#/^(@testable )?import /#) }
        let place = { (line: Int) in "#sourceLocation(file: \"\(block.file)\", line: \(line))" }
        return """
            \(place(block.line + 1))
            \(imports.joined(separator: "\n"))
            enum Block\(number) {
            \(place(block.line + 1 + imports.count))
            \(block.lines.dropFirst(imports.count).joined(separator: "\n"))
            #sourceLocation()
            }

            """
    }

    /// The files of one module, one for each block.
    static func files(_ blocks: [CompiledBlock]) -> [(name: String, text: String)] {
        blocks.enumerated().map { ("Block\($0.offset).swift", $0.element.source(number: $0.offset)) }
    }

    /// The mistakes that the block announces, by line of the document.
    var announced: [Int: String] {
        var announced: [Int: String] = [:]
        for (index, line) in block.lines.enumerated() {
            if let match = line.firstMatch(of: /\/\/ error: (.*)$/) {
                announced[block.line + 1 + index] = String(match.1)
            }
        }
        return announced
    }

    /// Compares what the compiler says of this block with what the block announces.
    func faults(from diagnostics: [Diagnostic]) -> [Fault] {
        var announced = announced
        var faults: [Fault] = []
        for diagnostic in diagnostics where block.contains(diagnostic) {
            if diagnostic.kind == "error", announced[diagnostic.line] == diagnostic.text {
                announced[diagnostic.line] = nil
            } else {
                faults.append(
                    Fault(
                        file: block.file, line: diagnostic.line,
                        text: "the compiler says: \(diagnostic.kind): \(diagnostic.text)"))
            }
        }
        for (line, text) in announced.sorted(by: { $0.key < $1.key }) {
            faults.append(Fault(file: block.file, line: line, text: "the compiler does not say: error: \(text)"))
        }
        return faults
    }
}

extension FencedBlock {
    fileprivate func contains(_ diagnostic: Diagnostic) -> Bool {
        diagnostic.file == file && (line...(line + lines.count + 1)).contains(diagnostic.line)
    }
}
