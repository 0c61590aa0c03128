import Synchronization
import Testing

@testable import TextUI

/// What is told of a value is short, visible and on one line, and none of the program's code runs for it.
struct ValueTextTests {
    private func text(_ value: Any) -> String { ValueText().of(value) }

    // MARK: Long values

    @Test func `a string of 10 MB is cut`() {
        let cut = "\"" + String(repeating: "a", count: 40) + "…\""
        #expect(text(String(repeating: "a", count: 10_000_000)) == cut)
        #expect(text(String(repeating: "a", count: 10_000_000).dropFirst()) == cut)
    }

    @Test func `one letter under a million marks is too long`() {
        let letter = "e" + String(repeating: "\u{301}", count: 1_000_000)
        #expect(text(letter) == "\"…\"")
        #expect(text("a" + letter) == "\"a…\"")
        #expect(text(Character(letter)) == "\"…\"")
    }

    @Test func `an array of ten thousand elements and more is counted`() {
        #expect(text(Array(0..<10_001)) == "10,001 numbers")
        #expect(text(ArraySlice(["a", "b"])) == "[\"a\", \"b\"]")
    }

    @Test func `a struct of many properties shows the first five`() {
        struct Wide { let a = 1, b = 2, c = 3, d = 4, e = 5, f = 6 }
        #expect(text(Wide()) == "Wide(a: 1, b: 2, c: 3, d: 4, e: 5, …)")
    }

    @Test func `a text of many parts is cut`() {
        struct Names { let first = String(repeating: "a", count: 50), last = String(repeating: "b", count: 50) }
        #expect(
            text(Names()) == "Names(first: \"" + String(repeating: "a", count: 40) + "…\", l…")
    }

    // MARK: Control characters

    @Test func `what acts on a terminal is made visible, wherever it stands`() {
        struct Box { let text = "a\u{1B}[31m\u{0}b\u{7}\u{9B}2J\u{202E}\n" }
        enum Answer { case words(String) }
        let visible = #""a\u{1B}[31m\0b\u{07}\u{9B}2J\u{202E}\n""#
        #expect(text(Box().text) == visible)
        #expect(text(Box()) == "Box(text: \(visible))")
        #expect(text(Answer.words(Box().text)) == "words(\(visible))")
        #expect(text(["a\u{1B}[31m"]) == #"["a\u{1B}[31m"]"#)
        #expect(text(URL(filePath: "/\u{1B}]0;title\u{7}")).unicodeScalars.allSatisfy { $0.value >= 0x20 })
    }

    // MARK: The program's own code

    @Test func `a description that ends the program is not called`() {
        struct Trap: CustomStringConvertible, CustomDebugStringConvertible {
            let number = 1
            var description: String { fatalError("description was called") }
            var debugDescription: String { fatalError("debugDescription was called") }
        }
        enum TrapCase: CustomStringConvertible {
            case off, on(Trap)
            var description: String { fatalError("description was called") }
        }
        #expect(text(Trap()) == "Trap(number: 1)")
        #expect(text([Trap()]) == "1 trap")
        #expect(text(TrapCase.off) == "off")
        #expect(text(TrapCase.on(Trap())) == "on(Trap(number: 1))")
    }

    @Test func `a mirror that ends the program is not asked for`() {
        struct Trap: CustomReflectable {
            var customMirror: Mirror { fatalError("customMirror was called") }
        }
        enum Answer { case one(Trap), named(trap: Trap) }
        struct Box { let trap = Trap() }
        #expect(text(Trap()) == "Trap")
        #expect(text(Box()) == "Box(trap: Trap)")
        #expect(text(Answer.one(Trap())) == "one(Trap)")
        #expect(text(Answer.named(trap: Trap())) == "named(trap: Trap)")
        #expect(text(Optional(Trap()) as Any) == "Trap")
    }

    @Test func `an equality and a hash that end the program are not asked for`() {
        struct Trap: Hashable {
            let number: Int
            static func == (left: Self, right: Self) -> Bool { fatalError("== was called") }
            func hash(into hasher: inout Hasher) { fatalError("hash was called") }
        }
        #expect(text(Trap(number: 1)) == "Trap(number: 1)")
        #expect(text([Trap(number: 1)]) == "1 trap")
        let parts = ValueParts(of: [Trap(number: 1)], text: ValueText())
        #expect(parts == ValueParts(of: [Trap(number: 1)], text: ValueText()))
        #expect(parts != ValueParts(of: [Trap(number: 2)], text: ValueText()))
    }

    // MARK: References

    final class Link {
        var next: Link?
    }

    @Test func `a cycle of objects is told by the type alone`() {
        let link = Link()
        link.next = link
        defer { link.next = nil }
        #expect(text(link) == "Link")
        #expect(text([link, link]) == "2 links")
    }

    @Test func `an unowned reference is not followed, since its object may have gone`() {
        struct Way {
            unowned let link: Link
            let name = "back"
        }
        struct MayBe {
            unowned let link: Link?
            let name = "back"
        }
        func ways() -> (Way, MayBe) {
            let link = Link()
            return (Way(link: link), MayBe(link: link))
        }
        let (way, mayBe) = ways()
        #expect(text(way) == "Way(name: \"back\")")
        #expect(text(mayBe) == "MayBe(name: \"back\")")
        #expect(ValueParts(of: way, text: ValueText()).texts == ["\"back\""])
    }

    // MARK: Kinds of values

    @Test func `the order of a dictionary and of a set has no part in the text`() {
        #expect(text(["a": 1, "b": 2, "c": 3]) == "3 entries")
        #expect(text(Set(1...3)) == "3 numbers")
        #expect(text([String: Int]()) == "[:]")
    }

    @Test func `a case is told with what it carries`() {
        indirect enum Tree {
            case leaf, one(Int), two(Int, right: String), node(Tree)
        }
        #expect(text(Tree.leaf) == "leaf")
        #expect(text(Tree.one(1)) == "one(1)")
        #expect(text(Tree.two(1, right: "b")) == "two(1, right: \"b\")")
        #expect(text(Tree.node(.node(.leaf))) == "node(node(leaf))")
    }

    @Test func `a thousand levels are told down to the fourth`() {
        indirect enum Chain {
            case end, link(Chain)
        }
        var chain = Chain.end
        for _ in 0..<1_000 { chain = .link(chain) }
        #expect(text(chain) == "link(link(link(link(link(…)))))")
    }

    @Test @MainActor func `values that cannot be copied or looked into are left alone`() {
        final class Guarded: Sendable {
            let count = Mutex(3)
            let name = "guarded"
        }
        let properties = ModelSnapshot(Guarded(), text: ValueText()).properties
        #expect(properties.map { "\($0.name) \($0.text)" } == ["count ()", "name \"guarded\""])
    }

    @Test func `numbers beyond all bounds are told`() {
        #expect(text(Double.nan) == "nan")
        #expect(text(-Double.infinity) == "-inf")
        #expect(text(Date(timeIntervalSince1970: 1e300)).hasSuffix("Z"))
        #expect(text(Date(timeIntervalSince1970: .nan)).hasSuffix("Z"))
        #expect(text(Duration(secondsComponent: .max, attosecondsComponent: 0)) == "9.223372036854776e+18 seconds")
    }
}
