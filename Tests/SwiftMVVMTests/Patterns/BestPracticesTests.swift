import SwiftMVVM
import Testing
import TextUITesting

/// The view model at the root of a flow makes the services of the flow; its view injects them.
@MainActor struct BestPracticesTests {
    struct Session { let user: String }
    struct Draft { let title: String }

    @MainActor @Observable
    class EditingFlowViewModel {
        @ObservationIgnored @Injected var session: Session
        let dependencies: DependenciesContainer

        init(title: String) {
            dependencies = DependenciesContainer().register(Draft(title: title))
        }
    }

    struct EditingFlowView: View {
        @StateViewModel var viewModel: EditingFlowViewModel

        init(title: String) {
            self._viewModel = StateViewModel { _ in EditingFlowViewModel(title: title) }
        }

        var body: some View {
            EditorView()
                .inject(viewModel.dependencies)
        }
    }

    @MainActor @Observable
    class EditorViewModel {
        @ObservationIgnored @Injected var draft: Draft
        @ObservationIgnored @Injected var session: Session
        var text: String { "\(draft.title) by \(session.user)" }
    }

    struct EditorView: View {
        @StateViewModel var viewModel = EditorViewModel()
        var body: some View { Text(viewModel.text) }
    }

    @Test func `a child finds what its flow injects and what is injected around the flow`() {
        let screen = TestScreen {
            EditingFlowView(title: "Notes").inject(Session(user: "Ada"))
        }
        #expect(screen.body == "Notes by Ada")
    }
}
