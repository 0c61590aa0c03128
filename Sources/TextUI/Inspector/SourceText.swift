/// Tells where the views and view models on the screen are declared.
@MainActor struct SourceText {
    let inspector: Inspector

    func places() throws(Complaint) -> String {
        try declarations().map { "\($0.file):\($0.line)  \($0.kind) \($0.name)" }.joined(separator: "\n")
    }

    func code() throws(Complaint) -> String {
        try declarations().map { declaration in
            let code = inspector.sources.text(of: declaration) ?? "(the file cannot be read)"
            return "\(declaration.file):\(declaration.line)\n\(code)"
        }.joined(separator: "\n\n")
    }

    /// The declarations of what is shown: the innermost screen first named by its view, then its view models.
    private func declarations() throws(Complaint) -> [SourceIndex.Declaration] {
        var names: [String] = []
        inspector.screen.graph.root?.forEachMounted { node in
            guard node.isVisible, node.isNamed else { return }
            let models = node.heldValues().compactMap(\.model).map { shortName(of: type(of: $0)) }
            for name in [shortName(of: node.viewType)] + models where !names.contains(name) { names.append(name) }
        }
        let found = names.compactMap { inspector.sources.declaration(of: $0) }
            .filter { !$0.file.hasPrefix("Sources/") && !$0.file.hasPrefix("Core/Sources/") }
        if found.isEmpty {
            throw Complaint("the sources of this program are not here: run it from the folder of its package")
        }
        return found
    }
}
