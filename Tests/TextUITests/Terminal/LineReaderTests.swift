import Testing

@testable import TextUI

@Suite struct LineReaderTests {
    /// A pipe whose other end a test writes to.
    struct Source {
        let reader: LineReader
        let end: Int32

        init() {
            var ends: [Int32] = [-1, -1]
            #expect(pipe(&ends) == 0)
            reader = LineReader(descriptor: ends[0], closesAtEnd: true)
            end = ends[1]
        }

        func write(_ text: String) { #expect(FileWriting.write(text, to: end) == 0) }
    }

    @Test func `lines are read until the other end is closed`() async {
        let source = Source()
        source.write("1\n2")
        #expect(await source.reader.next() == .line("1"))
        close(source.end)
        #expect(await source.reader.next() == .line("2"))
        #expect(await source.reader.next() == nil)
        #expect(await source.reader.next() == nil)
    }

    @Test func `who is cancelled gets no line, and the next one gets it`() async {
        let source = Source()
        let asking = Task { await source.reader.next() }
        asking.cancel()
        #expect(await asking.value == nil)
        source.write("1\n")
        #expect(await source.reader.next() == .line("1"))
        close(source.end)
    }

    @Test func `a closed descriptor is the end`() async {
        #expect(await LineReader(descriptor: -1).next() == nil)
    }

    @Test func `a descriptor that cannot be read tells why`() async {
        let folder = open("/", O_RDONLY)
        let reader = LineReader(descriptor: folder, closesAtEnd: true)
        #expect(await reader.next() == .failed("Is a directory"))
        #expect(await reader.next() == nil)
    }

    @Test func `endless lines are read one by one`() async throws {
        let source = Source()
        let writer = Thread {
            // Ends when the reader is released and closes its end.
            while FileWriting.write(String(repeating: "1\n", count: 1_000), to: source.end) == 0 {}
            close(source.end)
        }
        signal(SIGPIPE, SIG_IGN)
        writer.start()
        for _ in 1...3_000 { #expect(await source.reader.next() == .line("1")) }
    }

    @Test func `a descriptor that does not block is waited for`() async {
        let source = Source()
        var ends: [Int32] = [-1, -1]
        #expect(pipe(&ends) == 0)
        _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
        let reader = LineReader(descriptor: ends[0], closesAtEnd: true)
        async let line = reader.next()
        #expect(FileWriting.write("1\n", to: ends[1]) == 0)
        #expect(await line == .line("1"))
        close(ends[1])
        close(source.end)
    }
}
