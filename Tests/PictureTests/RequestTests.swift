import Testing

@testable import Picture

@Suite struct RequestTests {
    private func failure(_ arguments: [String]) -> String? {
        do throws(Failure) {
            _ = try Request(arguments)
            return nil
        } catch {
            return error.text
        }
    }

    @Test func `what is not given has a value`() throws {
        let request = try Request(["--name", "counter", "--script", "", "--of", "", "--width", "", "--to", ""])
        #expect(request.program == ".build/debug/counter")
        #expect(request.script == nil)
        #expect(request.subject == .frame)
        #expect(request.width == 60)
        #expect(request.file == "")
    }

    @Test func `what is given is taken`() throws {
        let request = try Request([
            "--name", "users", "--script", "a", "--of", "deps", "--width", "80", "--to", "b.svg",
        ])
        #expect(request.script == "a")
        #expect(request.subject == .deps)
        #expect(request.width == 80)
        #expect(request.file == "b.svg")
    }

    @Test func `a wrong value is answered with the right ones`() {
        #expect(failure(["--of", "fram"]) == "OF=fram is nothing to draw: say OF=frame, OF=tree or OF=deps.")
        for width in ["19", "401", "x"] {
            #expect(
                failure(["--width", width])
                    == "WIDTH=\(width) is no width: say a number of characters from 20 to 400.")
        }
    }

    @Test func `a wrong command is answered with the right one`() {
        let usage = "usage: make picture NAME=counter [SCRIPT=FILE] [OF=frame|tree|deps] [WIDTH=60] [TO=file.svg]"
        #expect(failure([]) == "The picture needs a sample: NAME=counter\n\(usage)")
        #expect(failure(["counter"]) == "unknown option \"counter\"\n\(usage)")
        #expect(failure(["--name"]) == "--name needs a value\n\(usage)")
    }
}
