import Testing

@testable import TextUI

/// Values are compared part by part, with bounds.
struct ValuePartsTests {
    private func parts(_ value: Any) -> ValueParts { ValueParts(of: value, text: ValueText()) }

    private func difference(_ old: Any, _ new: Any) -> String {
        parts(new).difference(from: parts(old), in: new, arrow: "→", text: ValueText())
    }

    @Test func `the order of a dictionary makes no difference`() {
        var left: [String: Int] = [:]
        var right: [String: Int] = [:]
        right.reserveCapacity(10_000)
        for number in 0..<100 {
            left["\(number)"] = number
            right["\(99 - number)"] = 99 - number
        }
        #expect(Array(left.keys) != Array(right.keys))
        #expect(parts(left) == parts(right))
        right["7"] = 8
        #expect(parts(left) != parts(right))
    }

    @Test func `dictionaries in dictionaries in dictionaries are looked at in part`() {
        let numbers = Dictionary(uniqueKeysWithValues: (0..<1_000).map { ($0, $0) })
        let tables = Dictionary(uniqueKeysWithValues: (0..<1_000).map { ($0, numbers) })
        let shelves = Dictionary(uniqueKeysWithValues: (0..<1_000).map { ($0, tables) })
        #expect(parts(shelves).hashes.count == 1)
    }

    @Test func `arrays in arrays are looked at in part`() {
        let rows = Array(repeating: Array(repeating: 0, count: 10_000), count: 10_000)
        #expect(parts(rows).hashes.count == 20_000)
        #expect(parts(rows).texts.count == 1_000)
    }

    @Test func `a tree that doubles at each level is looked at in part`() {
        indirect enum Tree {
            case leaf, node(Tree, Tree)
        }
        var tree = Tree.leaf
        for _ in 0..<60 { tree = .node(tree, tree) }
        #expect(parts(tree).hashes.count <= 20_000)
    }

    @Test func `values in values in values are looked at down to the twelfth`() {
        struct Node { var name = "leaf", children: [String: Node] = [:] }
        var node = Node()
        var list: [Any] = []
        var optional: Any = 1
        for _ in 0..<2_000 {
            node = Node(children: ["child": node])
            list = [list]
            optional = Optional<Any>(optional) as Any
        }
        #expect(parts(node).texts == ["\"leaf\"", "1 entry"])
        #expect(parts(list).hashes.count == 12)
        #expect(parts(optional) == parts(1))
    }

    @Test func `where a value differs is told by its place`() {
        struct User { var name: String }
        #expect(
            difference([User(name: "Ada"), User(name: "Bob")], [User(name: "Ada"), User(name: "Bo\u{1B}b")])
                == #"[1].name: "Bob" → "Bo\u{1B}b""#)
    }

    @Test func `strings of 10 MB that differ at the end differ`() {
        let long = String(repeating: "a", count: 10_000_000)
        #expect(difference(long + "b", long + "c").hasSuffix(", changed further in"))
    }

    @Test(arguments: [
        ("ab", "a\u{200B}b", #": "ab" → "a\u{200B}b""#), ("ab", "a\u{AD}b", #": "ab" → "a\u{AD}b""#),
        ("a b", "a\u{A0}b", #": "a b" → "a\u{A0}b""#), ("a\nb", "a b", #": "a\nb" → "a b""#),
        ("❤\u{FE0F}", "❤\u{FE0F}\u{FE0F}", ": \"❤\u{FE0F}\" → \"❤\u{FE0F}\\u{FE0F}\""),
        ("e\u{301}", "e\u{301}\u{301}", ": \"é\" → \"é\u{301}\""),
    ])
    func `texts that differ in what cannot be seen are told apart`(old: String, new: String, told: String) {
        #expect(difference(old, new) == told)
    }

    @Test func `values whose texts leave something out are compared as a whole`() {
        let long = String(repeating: "a", count: 50)
        let cut = "\"" + String(repeating: "a", count: 40) + "…\""
        #expect(difference((long + "b")[...], (long + "c")[...]) == ": \(cut), changed further in")
        #expect(
            difference(URL(fileURLWithPath: "/" + long + "b"), URL(fileURLWithPath: "/" + long + "c"))
                == ": \"file:///" + String(repeating: "a", count: 32) + "…\", changed further in")
        #expect(
            difference(Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 0.5))
                == ": 1970-01-01T00:00:00Z, changed further in")
        let bytes = Data(repeating: 0, count: 1_000)
        #expect(difference(bytes + [1], bytes + [2]) == ": 1,001 bytes, changed further in")
    }
}
