import Testing

@testable import Starter

struct CodeWordsTests {
    @Test func `words of comments and texts do not count`() {
        let source = #"""
            // One
            /* Two
               Three */
            let four = Five("Six \" Seven", """
                Eight "Nine"
                """) // Ten
            """# + "\n/// Eleven\nlet twelve: Thirteen"
        #expect(CodeWords.words(in: source) == ["Five", "Thirteen"])
    }

    @Test func `a part of a word is not the word`() {
        #expect(CodeWords.has("User", in: "let users: [User]"))
        #expect(!CodeWords.has("User", in: "let users: [UserList]"))
    }
}
