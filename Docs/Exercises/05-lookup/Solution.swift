// Exercise 5. Drop the answer that comes too late: a solution
//
// Each question takes a number. An answer counts only if no newer question has been asked meanwhile. The number is not
// for the screen, so observation ignores it.

import SwiftMVVM

protocol Translator {
    func translation(of word: String) async -> String
}

@Observable
final class LookupViewModel {
    private(set) var answer = ""

    private let translator: any Translator
    @ObservationIgnored private var newestQuestion = 0

    init(translator: any Translator) {
        self.translator = translator
    }

    func lookUp(_ word: String) async {
        newestQuestion += 1
        let thisQuestion = newestQuestion
        let translation = await translator.translation(of: word)
        guard thisQuestion == newestQuestion else { return }
        answer = translation
    }
}
