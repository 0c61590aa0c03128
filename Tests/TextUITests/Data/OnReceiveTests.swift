import Testing
import TextUI
import TextUITesting

@MainActor struct OnReceiveTests {
    @Observable final class Shown {
        var isShown = true
        var heard = 0
    }

    struct Receiving: View {
        let subject: PassthroughSubject<Int, Never>
        @State private var sum = 0
        var body: some View { Text("sum \(sum)").onReceive(subject) { sum += $0 } }
    }

    @Test func `each value runs the action while the view is on the screen`() async {
        let subject = PassthroughSubject<Int, Never>()
        let screen = TestScreen { Receiving(subject: subject) }
        subject.send(1)
        subject.send(2)
        await screen.settle()
        #expect(screen.body == "sum 3")
    }

    @Test func `a view that has gone hears nothing`() async {
        struct Parent: View {
            let shown: Shown
            let subject: PassthroughSubject<Int, Never>
            var body: some View {
                if shown.isShown { Text("here").onReceive(subject) { shown.heard += $0 } }
            }
        }
        let shown = Shown()
        let subject = PassthroughSubject<Int, Never>()
        let screen = TestScreen { Parent(shown: shown, subject: subject) }
        subject.send(1)
        shown.isShown = false
        await screen.settle()
        subject.send(10)
        #expect(shown.heard == 1)
    }
}
