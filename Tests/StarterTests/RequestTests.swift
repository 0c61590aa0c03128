import Testing

@testable import Starter

struct RequestTests {
    @Test func `the folder is beside this one if none is said`() throws {
        let request = try Request(["--name", "Shop", "--from", "users", "--to", ""])
        #expect(request == Request(name: "Shop", sample: "users", folder: "../Shop"))
    }

    @Test func `a blank project has no sample`() throws {
        let request = try Request(["--name", "Shop", "--from", "", "--to", "/tmp/x", "--empty"])
        #expect(request == Request(name: "Shop", sample: nil, folder: "/tmp/x"))
    }

    @Test(arguments: [
        (["--name", "", "--from", "users"], "The project needs a name: NAME=Shop"),
        (
            ["--name", "Shop", "--from", ""],
            "Say from which sample: FROM=users. Or begin with a blank project: EMPTY=1"
        ),
        (
            ["--name", "Shop", "--from", "users", "--empty"],
            "FROM=users and EMPTY=1 exclude each other: leave one out."
        ),
        (["Shop"], "unknown option \"Shop\""),
        (["--name"], "--name needs a value"),
    ]) func `a wrong command is answered with the right one`(arguments: [String], answer: String) {
        let expected = """
            \(answer)
            usage: make new NAME=Shop FROM=users [TO=../Shop]
                   make new NAME=Shop EMPTY=1 [TO=../Shop]
            `make list` names the samples.
            """
        #expect(failure(of: { _ = try Request(arguments) }) == Failure(text: expected, status: 2))
    }
}
