import Testing
import TextUITesting

struct LookupTests {
    let translator = SlowTranslator()

    @Test func `an answer is shown`() async {
        let viewModel = LookupViewModel(translator: translator)
        translator.sea.open()
        await viewModel.lookUp("sea")
        #expect(viewModel.answer == "mer")
    }

    @Test func `the late answer to an older question does not replace the newer one`() async {
        let viewModel = LookupViewModel(translator: translator)
        let older = Task { await viewModel.lookUp("sea") }
        await translator.sea.arrival()
        let newer = Task { await viewModel.lookUp("seal") }
        await translator.seal.arrival()
        translator.seal.open()
        await newer.value
        translator.sea.open()
        await older.value
        #expect(viewModel.answer == "phoque")
    }
}

/// Answers when the test opens the gate of a word.
final class SlowTranslator: Translator {
    let sea = Gate()
    let seal = Gate()

    func translation(of word: String) async -> String {
        await (word == "sea" ? sea : seal).wait()
        return word == "sea" ? "mer" : "phoque"
    }
}
