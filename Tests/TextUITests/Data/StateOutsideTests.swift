import Testing
import TextUI

/// A state that is set before its view is on the screen.
@MainActor struct StateOutsideTests {
    struct Switch: View {
        static let line = #line + 1
        @State private var isOn = false
        var body: some View { Toggle("Light", isOn: $isOn) }

        func turnOn() { isOn = true }
        var binding: Binding<Bool> { $isOn }
    }

    private static let text = """
        TextUI: a @State property of type Bool was set while its view is not on the screen.
        It is the one at TextUITests/StateOutsideTests.swift:\(Switch.line).
        State lives in the screen, not in the view value: before the view is mounted there is no place to keep it.
        To start with another value, set the wrapper in the view's init: _name = State(initialValue: value)
        To change it later, do so in an action, .onAppear or .task of the view.

        """

    @Test func `setting it stops with a text that says where it is and what to do`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { Switch().turnOn() }
        }
        #expect(result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } == Self.text)
    }

    @Test func `setting it by its binding stops with the same text`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { Switch().binding.wrappedValue = true }
        }
        #expect(result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } == Self.text)
    }
}
