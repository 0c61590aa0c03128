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

    /// The declarations of what is shown, and their extensions: each view, the outermost first, then what it holds.
    private func declarations() throws(Complaint) -> [SourceIndex.Declaration] {
        var names: [String] = []
        inspector.screen.graph.root?.forEachMounted { node in
            guard node.isVisible, node.isNamed else { return }
            for type in [node.viewType] + node.heldValues().flatMap(\.declaredTypes) {
                // The module and the types around it tell it from others of the name.
                let name = String(reflecting: type)
                if !names.contains(name) { names.append(name) }
            }
        }
        let found = names.compactMap { inspector.sources.declaration(of: $0) }
            .filter { !SourceFolders.isOfCore($0.file) }
        if found.isEmpty {
            throw Complaint("the sources of this program are not here: run it from the folder of its package")
        }
        let unique = found.enumerated().filter { found.firstIndex(of: $1) == $0 }.map(\.element)
        return unique.flatMap { [$0] + inspector.sources.extensions(of: $0) }
    }
}

extension HeldValue {
    /// The types of view models, or of what keeps view models, such as a controller.
    @MainActor fileprivate var declaredTypes: [Any.Type] {
        value is any ModelKeeper ? [type(of: value)] : models.map { type(of: $0) }
    }
}
