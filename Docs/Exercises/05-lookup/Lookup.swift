// Exercise 5. Drop the answer that comes too late
//
// A person looks up "sea", and then "seal". If the answer to "sea" comes last, it replaces the one that the person is
// waiting for. Let only the answer to the newest question count.
//
// Read: Docs/05-users.md
// Look: Samples/Users/UserListViewModel.swift, let thisLoad = newestLoad

import SwiftMVVM

protocol Translator {
    func translation(of word: String) async -> String
}

@Observable
final class LookupViewModel {
    private(set) var answer = ""

    private let translator: any Translator

    init(translator: any Translator) {
        self.translator = translator
    }

    func lookUp(_ word: String) async {
        answer = await translator.translation(of: word)
    }
}
