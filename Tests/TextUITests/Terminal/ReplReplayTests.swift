import Testing

@testable import TextUI

@MainActor @Suite struct ReplReplayTests {
    // MARK: save

    @Test func `save writes the lines that were understood`() async throws {
        try await withTemporaryDirectory { folder in
            let file = folder + "/s.txt"
            let lines = ["1", "# twice", "inc", "bogus", "expect Count: 2", "expect Count: 9", "help", "save \(file)"]
            let output = await session(.counter(), lines).output
            #expect(output.text.hasSuffix("> save \(file)\nsaved 5 lines to \(file)\n\n> \n"))
            #expect(
                contents(of: file) == "1\n# twice\ninc\nexpect Count: 2\nhelp\n")
        }
    }

    @Test func `the name of a file may stand in quotes`() async throws {
        try await withTemporaryDirectory { folder in
            let file = folder + "/my day"
            _ = await session(.counter(), ["1", "save \"\(file)\""])
            #expect(contents(of: file) == "1\n")
            let output = await session(.counter(), ["replay \"\(file)\""]).output
            #expect(output.combined.contains("Count: 1"))
        }
    }

    @Test func `save writes a value on the line of its field, and dots for a secret`() async throws {
        try await withTemporaryDirectory { folder in
            let file = folder + "/s.txt"
            _ = await transcript(.form(), ["1", " Ada ", "2", "hunter2", "2 hunter2", "save \(file)"])
            #expect(contents(of: file) == "1  Ada \n2 ••••\n2 ••••\n")
        }
    }

    @Test func `save may write its own file again`() async throws {
        try await withTemporaryDirectory { folder in
            let file = folder + "/s.txt"
            let output = await session(.counter(), ["1", "save \(file)", "1", "save \(file)"]).output
            #expect(output.complaints == [])
            #expect(contents(of: file) == "1\n1\n")
        }
    }

    @Test func `save does not touch a file of somebody else`() async throws {
        try await withTemporaryDirectory { folder in
            let file = folder + "/s.txt"
            try "keep".write(toFile: file, atomically: false, encoding: .utf8)
            let output = await session(.counter(), ["1", "save \(file)"]).output
            #expect(
                output.complaints == [
                    "cannot save \(VisibleText.quoted(file)): it is there already, choose another name"
                ])
            #expect(contents(of: file) == "keep")
        }
    }

    // MARK: replay

    @Test func `replay takes the lines of a file as if they were typed`() async throws {
        try await withTemporaryDirectory { folder in
            let file = folder + "/s.txt"
            try "3 on\n# done\n5\n".write(toFile: file, atomically: false, encoding: .utf8)
            #expect(
                await transcript(.form(), ["replay \(file)"]) == """
                    name -, wifi false, level 1.0

                    > replay \(file)
                    > 3 on
                    name -, wifi true, level 1.0

                    > # done
                    > 5
                    (no change)

                    >\u{20}

                    """)
        }
    }

    @Test func `a complaint in a replay tells the line of the file`() async throws {
        try await withTemporaryDirectory { folder in
            let file = folder + "/s.txt"
            try "1\n9\n1\n".write(toFile: file, atomically: false, encoding: .utf8)
            let screen = FakeScreen.counter()
            let loose = await session(screen, ["replay \(file)"])
            #expect(loose.output.complaints == ["\(file) line 2: no control 9: there are 1 to 3"])
            #expect(loose.status == 0)
            #expect(screen.log == ["101 activate", "101 activate"])
            let strict = await session(.counter(), ["replay \(file)"], isStrict: true)
            #expect(strict.output.complaints == ["line 1: \(file) line 2: no control 9: there are 1 to 3"])
            #expect(strict.status == 1)
        }
    }

    @Test func `quit in a replay ends the session`() async throws {
        try await withTemporaryDirectory { folder in
            let file = folder + "/s.txt"
            try "quit\n1\n".write(toFile: file, atomically: false, encoding: .utf8)
            let output = await session(FakeScreen(Frame("A")), ["replay \(file)", "1"]).output
            #expect(output.combined == "A\n\n> replay \(file)\n> quit\n")
        }
    }

    @Test func `a file that replays itself, also by another, is refused`() async throws {
        try await withTemporaryDirectory { folder in
            let (one, other) = (folder + "/one", folder + "/other")
            try "replay \(other)\nreplay \(one)\n1\n".write(toFile: one, atomically: false, encoding: .utf8)
            try "replay \(one)\n".write(toFile: other, atomically: false, encoding: .utf8)
            let output = await session(.counter(), ["replay \(one)"]).output
            let refusal = "cannot replay \"\(one)\": it is being replayed already, and would never end"
            #expect(
                output.complaints == [
                    "\(one) line 1: \(other) line 1: \(refusal)", "\(one) line 2: \(refusal)",
                ])
        }
    }

    @Test func `a replay that ends where a field asks leaves the field`() async throws {
        try await withTemporaryDirectory { folder in
            let file = folder + "/s.txt"
            try "1".write(toFile: file, atomically: false, encoding: .utf8)
            let screen = FakeScreen.form()
            #expect(await reply(screen, to: "replay \(file)") == "replay \(file)\n> 1\n> ")
            #expect(screen.log == [])
        }
    }

    @Test func `what cannot be replayed is told`() async {
        #expect(
            await reply(FakeScreen(Frame("A")), to: "replay /none")
                == "replay /none\ncannot read \"/none\": No such file or directory\n> ")
    }

    @Test func `a pipe that nobody writes to is not waited for`() async throws {
        try await withTemporaryDirectory { folder in
            let pipe = folder + "/p"
            #expect(mkfifo(pipe, 0o600) == 0)
            #expect(
                await reply(FakeScreen(Frame("A")), to: "replay \(pipe)") == """
                    replay \(pipe)
                    cannot replay \(VisibleText.quoted(pipe)): it is no plain file (--script also takes a pipe)
                    >\u{20}
                    """)
        }
    }

    @Test func `no line of a file that is no text is done`() async throws {
        try await withTemporaryDirectory { folder in
            let file = folder + "/s.txt"
            try Data("1\n\u{FC}\n".unicodeScalars.map { UInt8($0.value) }).write(to: URL(fileURLWithPath: file))
            let screen = FakeScreen.counter()
            #expect(
                await reply(screen, to: "replay \(file)") == """
                    replay \(file)
                    cannot read \(VisibleText.quoted(file)): it is no UTF-8 text, line 2 has the byte 0xFC
                    >\u{20}
                    """)
            #expect(screen.log == [])
        }
    }

    @Test func `a saved session leads to the same frame`() async throws {
        try await withTemporaryDirectory { folder in
            let file = folder + "/s.txt"
            _ = await transcript(.form(), ["1 Ada", "wi-fi", "4 +", "save \(file)"])
            let output = await session(.form(), ["replay \(file)", "expect Ada, wifi true, level 2.0"]).output
            #expect(output.complaints == [])
        }
    }

    // MARK: undo

    @Test func `undo starts anew and does all but the last action again`() async {
        let screen = FakeScreen.counter()
        #expect(
            await reply(screen, after: ["1", "1", "help", "# so far"], to: "undo") == """
                undo
                undid "1" (what it did outside of the app is not undone)

                ── Counter ───────────────────
                Count: 1
                [1] Increment   [2] Decrement   [3] Reset

                >\u{20}
                """)
        #expect(screen.log == ["101 activate", "101 activate", "restart", "101 activate"])
    }

    @Test func `undo tells a label in quotes as it was typed`() async {
        #expect(
            await reply(.counter(), after: ["1", "\"Increment\""], to: "undo") == """
                undo
                undid "Increment" (what it did outside of the app is not undone)

                ── Counter ───────────────────
                Count: 1
                [1] Increment   [2] Decrement   [3] Reset

                >\u{20}
                """)
    }

    @Test func `undo says what is still working`() async {
        let screen = FakeScreen(Frame("A", Frame.controls(("Load", .button))))
        screen.works(.parked(2))
        #expect(
            await reply(screen, after: ["1"], to: "undo") == """
                undo
                undid "1" (what it did outside of the app is not undone)

                A

                still working: 2 tasks (use wait)

                >\u{20}
                """)
    }

    @Test func `undo can be repeated until nothing is left`() async {
        let output = await session(.counter(), ["1", "undo", "undo"]).output
        #expect(output.complaints == ["nothing to undo"])
    }

    @Test func `undo does a secret again without showing it`() async {
        let screen = FakeScreen.form()
        let text = await reply(screen, after: ["2", "hunter2", "3", "2 swordfish"], to: "undo")
        #expect(
            text == """
                undo
                undid "2 ••••" (what it did outside of the app is not undone)

                name -, wifi true, level 1.0

                >\u{20}
                """)
        #expect(screen.log.suffix(3) == ["restart", "102 text(\"hunter2\")", "103 isOn(true)"])
    }

    @Test func `undo does not expect again`() async {
        let output = await session(.counter(), ["expect Count: 0", "1", "1", "undo"]).output
        #expect(output.complaints == [])
    }
}
