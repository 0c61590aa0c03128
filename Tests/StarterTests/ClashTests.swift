import Testing

@testable import Starter

struct ClashTests {
    private func answer(_ name: String, from sample: String?) throws -> String? {
        let course = try Course.here.get()
        let beginning = try sample.map { try Beginning.sample($0, in: course) } ?? .blank
        let name = try ProjectName(name)
        return failure(of: { try Clash(course: course, beginning: beginning, name: name).check() })?.text
    }

    @Test(arguments: ["Shop", "BookShop", "Demand2"]) func `a name of one's own is fine`(name: String) throws {
        for sample in [nil, "counter", "users", "tabs"] { #expect(try answer(name, from: sample) == nil) }
    }

    @Test func `a module of the core keeps its name, on disks that do not tell case apart too`() throws {
        #expect(try answer("TextUI", from: "users") == "TextUI is a module of the core. Try NAME=MyTextUI.")
        #expect(try answer("Textui", from: "users") == "TextUI is a module of the core. Try NAME=MyTextui.")
    }

    @Test func `the package of the core keeps its name`() throws {
        #expect(
            try answer("Core", from: nil)
                == "Core is the name of the package that the project has its core in. Try NAME=MyCore.")
    }

    @Test(arguments: ["Users", "UsersTests"]) func `a sample keeps its name`(name: String) throws {
        #expect(
            try answer(name, from: "counter")
                == "\(name) is a module of the sample users, and yours would be mistaken for it. Try NAME=My\(name).")
    }

    @Test func `a type of the sample keeps its name`() throws {
        #expect(
            try answer("User", from: "users")
                == "\"User\" is a name in Samples/Users/AppServices.swift already. Try NAME=MyUser.")
        #expect(try answer("User", from: "counter") == nil)
    }

    @Test func `a type that the core uses keeps its name`() throws {
        let text = try #require(try answer("String", from: "counter"))
        #expect(text.hasSuffix(".swift already. Try NAME=MyString."))
    }

    @Test func `so does a type that the blank project would make`() throws {
        let text = try #require(try answer("Layered", from: nil))
        #expect(text.hasPrefix("NAME=Layered makes a LayeredView, but that is a name in Sources/TextUI/"))
        #expect(try answer("Layered", from: "counter") == nil)
    }
}
