import Testing

@testable import Starter

struct ProjectNameTests {
    @Test(arguments: [
        ("Shop", "shop"), ("BookShop", "book-shop"), ("URLShop", "url-shop"), ("Shop2", "shop2"), ("HTTP", "http"),
        ("MyHTTPShop", "my-http-shop"),
    ]) func `the executable has the name in lower case, with hyphens between the words`(
        name: String, executable: String
    )
        throws
    {
        #expect(try ProjectName(name).executable == executable)
    }

    @Test(arguments: [
        ("My Shop", "MyShop"), ("1Shop", "Shop"), ("shop", "Shop"), ("my-shop", "MyShop"), ("My_Shop", "MyShop"),
        ("Café", "Cafe"), ("Bäcker", "Backer"), ("groß", "Gross"), ("Магазин", "Magazin"), ("🍞", "Shop"),
        ("../Shop", "Shop"), ("it's", "ItS"), ("--", "Shop"), ("12", "Shop"), ("$(ls)", "Ls"),
    ]) func `a name that cannot be a module's is refused, with a better one`(name: String, better: String) {
        #expect(
            failure(of: { _ = try ProjectName(name) })
                == Failure(
                    text:
                        "\"\(name)\" cannot be the name of a module: a capital letter, then letters from a to z and digits. "
                        + "Try NAME=\(better)."))
    }

    @Test(arguments: [("class", "MyClass"), ("Any", "MyAny"), ("self", "MySelf")])
    func `a word of the language is refused`(name: String, better: String) {
        #expect(
            failure(of: { _ = try ProjectName(name) })
                == Failure(text: "\"\(name)\" is a word of the Swift language. Try NAME=\(better)."))
    }

    @Test(arguments: ["Foundation", "Testing", "SwiftUI", "Index"])
    func `a name that Swift or its tools have is refused`(name: String) {
        #expect(
            failure(of: { _ = try ProjectName(name) })
                == Failure(text: "\"\(name)\" is taken by Swift or its tools. Try NAME=My\(name)."))
    }

    @Test func `a name has at most 50 characters`() throws {
        #expect(try ProjectName("S" + String(repeating: "o", count: 49)).text.count == 50)
        #expect(
            failure(of: { _ = try ProjectName("S" + String(repeating: "o", count: 50)) })
                == Failure(text: "A name has at most 50 characters; this one has 51."))
    }

}
