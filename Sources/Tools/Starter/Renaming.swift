/// Gives the words that are named after a sample's module the name of a project: `UsersApp` becomes `ShopApp`.
///
/// The types of the domain, such as `User`, keep their names.
struct Renaming {
    let beginning: Beginning
    let name: ProjectName

    /// What a word becomes. Nil if it stays.
    func newWord(for word: String) -> String? {
        guard beginning.isNamedAfterModule(word) else { return nil }
        return name.text + word.dropFirst(beginning.module.count)
    }

    /// Swift code, and prose about it.
    func text(_ text: String) -> String {
        text.replacing(/\b[A-Z]\w*/) { newWord(for: String($0.0)) ?? String($0.0) }
            // The module itself, where it is imported or qualifies a type. In prose the word may mean something else.
            .replacing(/(?m)^((?:@testable )?import )(\w+)$/) { "\($0.1)\(module(String($0.2)))" }
            .replacing(/\b([A-Z]\w*)\.(?=[A-Z])/) { "\(module(String($0.1)))." }
    }

    /// A path below the sources or the tests.
    func path(_ path: String) -> String {
        path.split(separator: "/").map { part in
            part.replacing(/^\w+/) { newWord(for: String($0.0)) ?? String($0.0) }
        }.joined(separator: "/")
    }

    private func module(_ word: String) -> String { word == beginning.module ? name.text : word }
}
