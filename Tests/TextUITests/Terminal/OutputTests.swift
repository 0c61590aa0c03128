// `stdin` is a variable of C, which nobody here sets.
@preconcurrency import Foundation
import Testing

@testable import TextUI

@MainActor @Suite struct OutputTests {
    /// What is in the pipe after `write` has written to it.
    func written(
        output other: Int32? = nil, _ write: (StandardOutput) -> Void
    ) -> (output: String, errors: String) {
        var output: [Int32] = [-1, -1]
        var errors: [Int32] = [-1, -1]
        #expect(pipe(&output) == 0 && pipe(&errors) == 0)
        write(StandardOutput(output: other ?? output[1], errors: errors[1]))
        close(output[1])
        close(errors[1])
        func rest(_ end: Int32) -> String {
            String(decoding: FileHandle(fileDescriptor: end, closeOnDealloc: true).readDataToEndOfFile(), as: UTF8.self)
        }
        return (rest(output[0]), rest(errors[0]))
    }

    @Test func `frames and complaints go their ways`() {
        let (output, errors) = written { output in
            output.write("a\nb")
            output.complain("no")
        }
        #expect(output == "a\nb")
        #expect(errors == "no\n")
    }

    @Test func `a pipe that nobody reads ends the run without an error`() {
        var ends: [Int32] = [-1, -1]
        #expect(pipe(&ends) == 0)
        close(ends[0])
        let output = StandardOutput(output: ends[1])
        output.write("a")
        #expect(output.failure == .closed)
        #expect(output.failure?.exitStatus() == 0)
        #expect(output.failure?.exitStatus(isStrict: true) == 1)
        close(ends[1])
    }

    @Test func `an output that was closed from the start is told once and is an error`() {
        var failure: OutputFailure?
        let (_, errors) = written(output: -1) { output in
            output.write("a")
            output.write("b")
            failure = output.failure
        }
        #expect(failure == .failed("it is closed"))
        #expect(failure?.exitStatus() == 1)
        #expect(errors == "cannot write to standard output: it is closed\n")
    }

    #if os(Linux)
        @Test func `a full disk is told once and is an error`() {
            let full = open("/dev/full", O_WRONLY)
            defer { close(full) }
            var failure: OutputFailure?
            let (_, errors) = written(output: full) { output in
                output.write("a")
                output.write("b")
                failure = output.failure
            }
            #expect(failure == .failed("No space left on device"))
            #expect(failure?.exitStatus() == 1)
            #expect(errors == "cannot write to standard output: No space left on device\n")
        }
    #endif

    @Test func `more than a pipe holds is written in pieces`() async {
        var ends: [Int32] = [-1, -1]
        #expect(pipe(&ends) == 0)
        _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
        let text = String(repeating: "abcdefghij", count: 100_000)
        let end = ends[0]
        let reading = Task.detached {
            FileHandle(fileDescriptor: end, closeOnDealloc: true).readDataToEndOfFile().count
        }
        #expect(FileWriting.write(text, to: ends[1]) == 0)
        close(ends[1])
        #expect(await reading.value == 1_000_000)
    }

    @Test(.timeLimit(.minutes(1)))
    func `a thread that waits for a line does not hold up a frame`() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let isHeld = DispatchSemaphore(value: 0)
                // As in readLine(): the stream is locked for as long as no line comes.
                Thread {
                    holdStandardInput()
                    isHeld.signal()
                    while true { pause() }
                }.start()
                isHeld.wait()
                StandardOutput().write("frame")
                StandardOutput().complain("complaint")
                _exit(0)
            }
        }
    }

    @Test func `what an app prints comes before the next frame`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            await MainActor.run {
                print("printed", terminator: "|")
                StandardOutput().write("frame|")
                print("after")
            }
        }
        #expect(result.map { String(decoding: $0.standardOutputContent, as: UTF8.self) } == "printed|frame|after\n")
    }
}

private func holdStandardInput() { flockfile(stdin) }
