import Foundation
import Testing
import TextUITesting

@testable import Users

struct UsersAppTests {
    @Test func `USERS_URL chooses the remote service`() {
        #expect(UsersApp.chosenService("http://127.0.0.1:8080/users.json") is RemoteUserService)
        #expect(UsersApp.chosenService("https://example.com/users.json") is RemoteUserService)
    }

    @Test(arguments: [nil, ""]) func `without it the mock is used`(address: String?) {
        #expect(UsersApp.chosenService(address) is MockUserService)
    }

    @Test(arguments: ["users", "file:///users.json", "http:///users.json", "http://a b/"])
    func `an address that is none is told on the screen`(address: String) async {
        let screen = TestScreen(app: UsersApp(userService: UsersApp.chosenService(address)), width: 120)
        await screen.settle()
        #expect(screen.body.contains("\nUSERS_URL is not an address of http or https: \(address)\n"))
    }

    @Test(arguments: [
        ("http://localhost/", true), ("http://LOCALHOST:80/", true), ("http://127.0.0.1/", true),
        ("http://127.8.9.10/", true), ("http://[::1]:8080/", true), ("http://127.0.0.1.example.com/", false),
        ("http://127.example.com/", false), ("http://10.0.0.1/", false), ("http://example.com/127.0.0.1", false),
    ])
    func `an address of this machine is known as such`(address: String, isLoopback: Bool) throws {
        #expect(try #require(URL(string: address)).isLoopback == isLoopback)
    }
}
