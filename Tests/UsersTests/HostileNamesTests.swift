import SwiftMVVM
import Testing
import TextUITesting

@testable import Users

/// A server can send anything. The screen shows it harmlessly, within its width.
struct HostileNamesTests {
    static let width = 40

    private func screen(_ users: [User]) async -> TestScreen {
        let service = MockUserService(users: users)
        let screen = TestScreen(width: Self.width) { UserListView().inject(service as any UserService) }
        await screen.settle()
        return screen
    }

    /// The row of a user with this name.
    private func row(_ name: String) async -> String {
        let screen = await screen([User(id: 1, name: name, email: "a@example.com")])
        return screen.body.split(separator: "\n").dropFirst().joined(separator: "\n")
    }

    @Test func `escape sequences are shown, not obeyed`() async {
        #expect(await row("\u{1B}[31mred\u{1B}[2J") == "[2] ␛[31mred␛[2J")
        #expect(await row("\u{1B}]0;title\u{7}") == "[2] ␛]0;title␇")
        #expect(await row("\u{9B}31m") == "[2] <U+009B>31m")
    }

    @Test func `control characters are shown`() async {
        #expect(await row("a\u{0}b\u{8}c\u{7F}") == "[2] a␀b␈c␡")
    }

    @Test func `marks that turn the direction of writing show their code`() async {
        #expect(await row("\u{202E}evil\u{2066}") == "[2] <U+202E>evil<U+2066>")
    }

    @Test func `characters without ink are left out`() async {
        #expect(await row("a\u{200B}\u{FEFF}\u{AD}b") == "[2] ab")
    }

    @Test func `a letter has at most eight marks`() async {
        let marks = String(repeating: "\u{301}", count: 100_000)
        #expect(await row("e" + marks) == "[2] e" + String(repeating: "\u{301}", count: 8))
    }

    @Test func `a name without letters still has a row`() async {
        #expect(await row("") == "[2] NavigationLink")
        #expect(await row("\u{200B}") == "[2] NavigationLink")
    }

    nonisolated static let longNames = [
        "letters": String(repeating: "a", count: 100_000), "wide letters": String(repeating: "漢", count: 10_000),
        "emoji": String(repeating: "👩‍👩‍👧", count: 1_000), "lines": String(repeating: "a\n", count: 1_000),
        "escape sequences": String(repeating: "a \u{1B}[31m", count: 1_000),
        "marks": String(repeating: "\u{301}", count: 100_000),
    ]

    @Test(arguments: longNames.keys.sorted())
    func `a long name stays within the width, on the list and in its detail`(kind: String) async {
        let name = Self.longNames[kind] ?? ""
        let service = MockUserService(users: [User(id: 1, name: name, email: name)])
        let screen = TestScreen(width: Self.width) { UsersFlowView().injectHostile(service) }
        await screen.settle()
        #expect(isHarmless(screen.frame))
        await screen.enter("2")
        #expect(isHarmless(screen.frame))
        #expect(screen.complaints == [])
    }

    private func isHarmless(_ frame: String) -> Bool {
        frame.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 }
            && frame.split(separator: "\n").allSatisfy { $0.count <= Self.width }
    }

    @Test func `users that share an id are all shown`() async {
        let screen = await screen([.ada, .ada, User(id: 1, name: "Eve", email: "")])
        #expect(screen.body == "[1] Search: ___\n[2] Ada\n[3] Ada\n[4] Eve")
    }
}

extension View {
    fileprivate func injectHostile(_ service: MockUserService) -> some View {
        inject(service as any UserService)
            .inject(AppServices(notes: NoteStore(), greeting: Greeting()))
    }
}
