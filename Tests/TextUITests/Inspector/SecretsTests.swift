import Testing
import TextUITesting

@testable import TextUI

/// What a secure field shows is told by no other answer.
@MainActor struct SecretsTests {
    struct Form {
        var name = "Ada"
        var password: String
    }

    @MainActor @Observable final class SignIn {
        var password: String
        var form = Form(password: "")
        var note = ""

        init(password: String = "") { self.password = password }

        func restore() { password = "from the keychain" }
        func submit() { form.password = password }
        func leak() { note = "it is \(password)" }
    }

    struct SignInView: View {
        @State var signIn: SignIn
        @State private var copy = ""
        var body: some View {
            VStack {
                SecureField("Password", text: $signIn.password)
                Button("Restore") { signIn.restore() }
                Button("Submit") {
                    signIn.submit()
                    copy = signIn.password
                }
                Button("Leak") { signIn.leak() }
                if signIn.form.password.isEmpty { Text("Not signed in") }
            }
        }
    }

    struct SignInApp: App {
        var password = ""
        var body: some Scene { WindowGroup { SignInView(signIn: SignIn(password: password)) } }
    }

    /// The answers to the last lines.
    private func changes(_ lines: [String], password: String = "", isTraced: Bool) async -> [String] {
        let lines = isTraced ? [":trace on"] + lines : lines.flatMap { [$0, ":why"] }
        let transcript = await TestScreen.transcript(of: SignInApp(password: password), lines: lines + ["quit"])
        return transcript.split(separator: "\n").filter { $0.hasPrefix("  changed") }.map { String($0.dropFirst(12)) }
    }

    @Test(arguments: [false, true])
    func `what is typed into it, and what it held before, is hidden`(isTraced: Bool) async {
        #expect(
            await changes(["1 hunter2", "1 hunter3", "password ="], password: "the old one", isTraced: isTraced) == [
                "SignIn.password: •••• → ••••", "SignIn.password: •••• → ••••", "SignIn.password: •••• → \"\"",
            ])
    }

    @Test(arguments: [false, true])
    func `what the program puts into it is hidden`(isTraced: Bool) async {
        #expect(await changes(["2"], isTraced: isTraced) == ["SignIn.password: \"\" → ••••"])
    }

    @Test(arguments: [false, true])
    func `the same text is hidden wherever it is a value, but not within a longer one`(isTraced: Bool) async {
        #expect(
            await changes(["1 hunter2", "3", "4"], isTraced: isTraced) == [
                "SignIn.password: \"\" → ••••",
                "SignIn.form: Form(name: \"Ada\", password: \"\") → Form(name: \"Ada\", password: ••••)",
                "SignIn.note: \"\" → \"it is hunter2\" (read by no view)",
            ])
    }

    @Test func `a state of a view is hidden in the tree`() async {
        let lines = ["1 hunter2", "3", ":tree SignInView", "quit"]
        let transcript = await TestScreen.transcript(of: SignInApp(), lines: lines)
        let line = transcript.split(separator: "\n").last { $0.hasPrefix("SignInView") }
        #expect(line == "SignInView #3 · @State signIn = SignIn #1 · @State copy = ••••")
    }
}
