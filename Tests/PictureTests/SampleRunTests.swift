import Foundation
import Testing

@testable import Picture

@Suite struct SampleRunTests {
    /// Runs a program that stands for a sample. The shell is told it, and no file is made for it: a file that is run at
    /// once after it was written may be said to be busy, while another test starts a program.
    private func run(_ program: String, _ lines: [String] = [], asking command: String? = nil) throws -> Transcript {
        try SampleRun(program: "/bin/sh", arguments: ["-c", program, "sample"], name: "sample")
            .transcript(of: Script(lines: lines), asking: command, width: 44)
    }

    private func failure(_ program: String, _ lines: [String] = [], asking command: String? = nil) throws -> String? {
        do {
            _ = try run(program, lines, asking: command)
            return nil
        } catch let failure as Failure {
            return failure.text
        }
    }

    @Test func `a sample reads the script and the question, knows the width, and is strict`() throws {
        let transcript = try run(
            #"echo "── $COLUMNS $LINES $LC_ALL $* ──"; cat; printf '\n> \n'"#, ["1", "2"], asking: ":deps")
        #expect(transcript.lastFrame == ["── 44 24 C.UTF-8 --strict ──", "1", "2", ":deps"])
    }

    @Test func `much output and much input do no harm`() throws {
        let program =
            #"i=0; while [ $i -lt 3000 ]; do echo "$i 0123456789012345678901234567890123456789"; "#
            + #"echo "$i 0123456789012345678901234567890123456789" >&2; i=$((i+1)); done; printf '── A ──\n\n> \n'"#
        let lines = [String](repeating: "0123456789", count: 20_000)
        #expect(try run(program, lines).lastFrame == ["── A ──"])
    }

    @Test func `what a sample complains of is passed on`() throws {
        #expect(
            try failure("echo 'line 2: unknown command' >&2; exit 1", ["1", "x"])
                == "sample did not get through its start:\nline 2: unknown command")
        #expect(
            try failure("exit 3", asking: ":tree") == "sample did not get through :tree:\nIt ended with status 3.")
    }

    @Test func `a script that leaves is no good, and the line is named`() throws {
        #expect(
            try failure("printf '── A ──\n\n> quit\n'", ["1", "quit", "2"]) == """
                Line 2 of its start leaves sample: quit
                The picture is taken after the last line, so leave this one out.
                """)
        #expect(
            try failure("true", ["1"])
                == "sample ended before its start did. The picture is taken after its last line.")
    }

    @Test func `a program that is not there is told`() {
        let run = SampleRun(program: "none/x", name: "x")
        #expect(
            PictureTests.failure { () throws(Failure) in
                _ = try run.transcript(of: Script(lines: []), asking: nil, width: 60)
            } == "There is no program none/x. `make list` names the samples; `make picture` builds them.")
    }
}
