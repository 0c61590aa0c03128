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
}
