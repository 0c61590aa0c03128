import SwiftMVVM
import Testing
import TextUITesting

/// `@StateViewModel` and `WithViewModel` with what the parent passes: nothing is injected anywhere.
@MainActor struct WithoutInjectionTests {
    @MainActor @Observable
    final class NoteViewModel {
        var text: String
        private let save: (String) -> Void

        init(text: String, save: @escaping (String) -> Void) {
            self.text = text
            self.save = save
        }

        func saveTapped() { save(text) }
    }

    @MainActor final class Notebook {
        var saved: [String] = []
    }

    struct NoteView: View {
        @StateViewModel var viewModel: NoteViewModel

        init(text: String, notebook: Notebook) {
            self._viewModel = StateViewModel { _ in
                NoteViewModel(text: text) { notebook.saved.append($0) }
            }
        }

        var body: some View { NoteEditor(viewModel: viewModel) }
    }

    struct NoteEditor: View {
        @Bindable var viewModel: NoteViewModel

        var body: some View {
            TextField("Text", text: $viewModel.text)
            Button("Save", action: viewModel.saveTapped)
        }
    }

    @Test func `a StateViewModel with what the parent passes`() async {
        let notebook = Notebook()
        let screen = TestScreen { NoteView(text: "milk", notebook: notebook) }
        await screen.tap("Save")
        await screen.type("bread", into: "Text")
        await screen.tap("Save")
        #expect(notebook.saved == ["milk", "bread"])
    }

    @Test func `WithViewModel with what the parent passes`() async {
        let notebook = Notebook()
        let screen = TestScreen {
            WithViewModel { _ in
                NoteViewModel(text: "milk") { notebook.saved.append($0) }
            } content: { viewModel in
                NoteEditor(viewModel: viewModel)
            }
        }
        await screen.tap("Save")
        #expect(notebook.saved == ["milk"])
    }

    @Test func `nothing is injected`() {
        let screen = TestScreen {
            WithViewModel { env in
                NoteViewModel(text: String(reflecting: env.dependenciesContainer)) { _ in }
            } content: { viewModel in
                Text(viewModel.text)
            }
        }
        #expect(screen.body == "DependenciesContainer: empty")
    }
}
