/// The texts that secure fields show or have shown, so that no other answer tells them.
///
/// Of each a hash is kept, and never the text.
@MainActor final class Secrets {
    /// The fields on the screen, by the ids of their nodes.
    private var fields: [Int: () -> String] = [:]
    private var hashes: Set<Int> = []
    private var known = 0

    /// Remembers what a field shows, now and for as long as it is there.
    func watch(_ node: Node, _ text: @escaping () -> String) {
        if fields.updateValue(text, forKey: node.id) == nil {
            node.cleanups.append { [weak self, id = node.id] in self?.fields[id] = nil }
        }
        note(text())
    }

    /// Remembers what the fields show now; true if there is more to hide than at the last look.
    func look() -> Bool {
        for text in fields.values { note(text()) }
        defer { known = hashes.count }
        return hashes.count > known
    }

    /// Remembers a text that is about to be shown.
    func note(_ text: String) {
        if !text.isEmpty { hashes.insert(text.hashValue) }
    }

    func contains(_ text: String) -> Bool { !hashes.isEmpty && hashes.contains(text.hashValue) }
}
