import Testing

@testable import TextUI

@Suite struct LaunchOptionsTests {
    func complaint(_ arguments: String...) -> String? {
        do throws(Complaint) {
            _ = try LaunchOptions(arguments)
            return nil
        } catch {
            return error.text
        }
    }

    @Test func `without options the program runs and waits two seconds`() throws {
        let options = try LaunchOptions([])
        #expect(!options.isStrict)
        #expect(options.script == nil)
        #expect(options.settleLimit == .seconds(2))
        #expect(options.wants == .run)
    }

    @Test func `all options are read`() throws {
        let options = try LaunchOptions(["--strict", "--script", "a.txt", "--settle", "500ms"])
        #expect(options.isStrict)
        #expect(options.script == "a.txt")
        #expect(options.settleLimit == .milliseconds(500))
    }

    @Test func `a value may follow the sign`() throws {
        let options = try LaunchOptions(["--script=a=b", "--settle=2s"])
        #expect(options.script == "a=b")
        #expect(options.settleLimit == .seconds(2))
    }

    @Test func `help and version are asked for`() throws {
        #expect(try LaunchOptions(["--help"]).wants == .help)
        #expect(try LaunchOptions(["-h"]).wants == .help)
        #expect(try LaunchOptions(["--version"]).wants == .version)
    }

    @Test func `a bad option is told with what is right`() {
        #expect(complaint("--strcit") == "unknown option \"--strcit\": did you mean \"--strict\"?")
        #expect(complaint("--xyzzy=1") == "unknown option \"--xyzzy\"")
        #expect(complaint("-x") == "unknown option \"-x\"")
        #expect(complaint("") == "unexpected argument \"\"")
        #expect(complaint("users") == "unexpected argument \"users\"")
        #expect(complaint("--strict=yes") == "--strict takes no value")
        #expect(complaint("--script") == "--script needs a file")
        #expect(complaint("--script=") == "--script needs a file")
        #expect(complaint("--settle") == "--settle needs a time")
        #expect(complaint("--settle", "soon") == "--settle takes a time such as 2, 0.5s or 500ms, not \"soon\"")
        #expect((try? LaunchOptions(["--trace"]))?.isTracing == true)
    }
}
