import SwiftMVVM
import Testing
import TextUITesting

protocol Analytics {
    var name: String { get }
}

struct ProductionAnalytics: Analytics { let name = "production" }
struct OnboardingAnalytics: Analytics { let name = "onboarding" }
struct MainFlowServices { let name = "main flow" }
struct SettingsServices { let name = "settings" }

@MainActor struct EnvironmentBasedInjectionTests {
    @MainActor @Observable
    class ScreenViewModel {
        @ObservationIgnored @Injected var analytics: Analytics?
        @ObservationIgnored @Injected var main: MainFlowServices?
        @ObservationIgnored @Injected var settings: SettingsServices?

        init(_ newest: Newest? = nil) { newest?.viewModel = self }

        var text: String {
            [analytics?.name, main?.name, settings?.name].compactMap { $0 }.joined(separator: ", ")
        }
    }

    @MainActor class Newest { weak var viewModel: ScreenViewModel? }

    struct ContentView: View {
        @StateViewModel var viewModel = ScreenViewModel()
        var body: some View { Text(viewModel.text) }
    }

    @Test func `the same view with another implementation`() {
        #expect(TestScreen { ContentView().inject(ProductionAnalytics()) }.body == "production")
        #expect(TestScreen { ContentView().inject(OnboardingAnalytics()) }.body == "onboarding")
    }

    @Test func `two flows, each with its own implementation`() {
        let screen = TestScreen {
            ContentView().inject(ProductionAnalytics())
            ContentView().inject(OnboardingAnalytics())
        }
        #expect(screen.body == "production\nonboarding")
    }

    struct SettingsView: View {
        @StateViewModel var viewModel: ScreenViewModel

        init(newest: Newest) { _viewModel = StateViewModel { _ in ScreenViewModel(newest) } }

        var body: some View { Text(viewModel.text) }
    }

    struct RootView: View {
        @State private var showSettings = false
        let newest: Newest

        var body: some View {
            NavigationView {
                ContentView()
                Button("Settings") { showSettings = true }
            }
            .inject(MainFlowServices())
            .sheet(isPresented: $showSettings) {
                SettingsView(newest: newest)
                    .inject(SettingsServices())
            }
        }
    }

    @Test func `a modal has a scope of its own`() async {
        let screen = TestScreen { RootView(newest: Newest()) }
        #expect(screen.body == "main flow\n[1] Settings")
        await screen.tap("Settings")
        #expect(screen.body == "settings")
    }

    @Test func `what a modal holds is released when it is dismissed`() async {
        let newest = Newest()
        let screen = TestScreen { RootView(newest: newest) }
        await screen.tap("Settings")
        let viewModel = WeakReference(newest.viewModel)
        #expect(!viewModel.isReleased)
        await screen.enter("dismiss")
        #expect(viewModel.isReleased)
        #expect(screen.body == "main flow\n[1] Settings")
    }

    struct ContentViewPreviews: PreviewProvider {
        static var previews: some View { ContentView().inject(OnboardingAnalytics()) }
    }

    @Test func `a preview injects what it likes`() {
        #expect(TestScreen { ContentViewPreviews.previews }.body == "onboarding")
    }
}
