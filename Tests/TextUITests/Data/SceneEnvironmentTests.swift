import Testing
import TextUI
import TextUITesting

/// What views read of the app and the screen around them.
@MainActor struct SceneEnvironmentTests {
    @MainActor @Observable final class Model { var phase = ScenePhase.active }

    private struct Reader: View {
        @Environment(\.scenePhase) private var scenePhase
        @Environment(\.colorScheme) private var colorScheme
        var body: some View { Text("\(String(describing: scenePhase)), \(String(describing: colorScheme))") }
    }

    @Test func `an app is active and its screen light`() {
        let screen = TestScreen { Reader() }
        #expect(screen.body == "active, light")
    }

    @Test func `a scheme that is preferred is what the views inside read`() {
        let screen = TestScreen {
            Reader().preferredColorScheme(.dark)
            Reader().preferredColorScheme(nil).environment(\.colorScheme, .dark)
            Reader()
        }
        #expect(screen.body == "active, dark\nactive, dark\nactive, light")
    }

    @Test func `a view hears of another phase that a test sets`() async {
        struct Saver: View {
            @Environment(\.scenePhase) private var scenePhase
            @State private var saves = 0
            var body: some View {
                Text("saved \(saves)").onChange(of: scenePhase) { if scenePhase == .background { saves += 1 } }
            }
        }
        let model = Model()
        let screen = TestScreen { Saver().environment(\.scenePhase, model.phase) }
        model.phase = .inactive
        await screen.settle()
        #expect(screen.body == "saved 0")
        model.phase = .background
        await screen.settle()
        #expect(screen.body == "saved 1")
    }

    @Test func `phases go from the background to the front`() {
        #expect([ScenePhase.active, .background, .inactive].sorted() == [.background, .inactive, .active])
    }
}
