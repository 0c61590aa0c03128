import Foundation

/// Gives the words that are named after a sample's module the name of a project: `UsersApp` becomes `ShopApp`.
///
/// The types of the domain, such as `User`, keep their names.
struct Renaming {
    let beginning: Beginning
    let name: ProjectName

    /// What a word becomes. Nil if it stays.
    ///
    /// Of a sample these are the app and its tests. In the blank project there is no domain yet, so all is named after
    /// the module, such as `BlankViewModel`.
    func newWord(for word: String) -> String? {
        let module = beginning.module
        if beginning.sample == nil {
            guard let range = word.firstRange(of: module), word[range.upperBound...].first?.isLowercase != true else {
                return nil
            }
            return word.replacingCharacters(in: range, with: name.text)
        }
        guard word.hasPrefix(module) else { return nil }
        let rest = word.dropFirst(module.count)
        return ["App", "AppTests", "SessionTests", "TraceTests", "Tests"].contains(rest) ? name.text + rest : nil
    }

    /// Swift code, and prose about it.
    func text(_ text: String) -> String {
        text.replacing(/\b[A-Z]\w*/) { newWord(for: String($0.0)) ?? String($0.0) }
            // The module itself, where it is imported or qualifies a type. In prose the word may mean something else.
            .replacing(/(?m)^((?:@testable )?import )(\w+)$/) { "\($0.1)\(module(String($0.2)))" }
            .replacing(/\b([A-Z]\w*)\.(?=[A-Z])/) { "\(module(String($0.1)))." }
            // What `#fileID` gives: `Users/UsersApp.swift`.
            .replacing(/(?m)(^|[^\/\w])([A-Z]\w*)\/(?=\w+\.swift)/) { "\($0.1)\(module(String($0.2)))/" }
    }

    /// A path below the sources or the tests.
    func path(_ path: String) -> String {
        path.split(separator: "/").map { part in
            part.replacing(/^\w+/) { newWord(for: String($0.0)) ?? String($0.0) }
        }.joined(separator: "/")
    }

    private func module(_ word: String) -> String { word == beginning.module ? name.text : word }
}
