import Testing
import TextUI
import TextUITesting

/// How a value of a path finds its destination: by the type it was appended as.
@MainActor struct NavigationPathTests {
    class Page: Hashable {
        static func == (lhs: Page, rhs: Page) -> Bool { lhs === rhs }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    final class SpecialPage: Page {}

    @Observable final class Paths {
        var typed: [Page] = []
        var erased = NavigationPath()
    }

    struct TypedView: View {
        @Bindable var paths: Paths
        var body: some View {
            NavigationStack(path: $paths.typed) {
                Text("root").navigationDestination(for: Page.self) { page in
                    Text(page is SpecialPage ? "special" : "page")
                }
            }
        }
    }

    struct ErasedView: View {
        @Bindable var paths: Paths
        var body: some View {
            NavigationStack(path: $paths.erased) {
                Text("root").navigationDestination(for: Page.self) { page in
                    Text(page is SpecialPage ? "special" : "page")
                }
            }
        }
    }

    @Test func `a typed path shows a subclass by the destination of its element type`() async {
        let paths = Paths()
        let screen = TestScreen { TypedView(paths: paths) }
        paths.typed.append(SpecialPage())
        await screen.settle()
        #expect(screen.body == "special")
    }

    @Test func `a NavigationPath does not match a subclass, and says so`() async {
        let paths = Paths()
        let screen = TestScreen { ErasedView(paths: paths) }
        paths.erased.append(SpecialPage())
        await screen.settle()
        #expect(screen.body == "(no destination for SpecialPage)")
        #expect(
            screen.diagnostics == [
                """
                TextUI: the navigation stack in ErasedView has no destination for a value of type SpecialPage.
                Declared inside the stack: Page.
                Add .navigationDestination(for: SpecialPage.self) { … } to a view inside the NavigationStack, not to the \
                stack.
                """
            ])
    }

    @Test func `a NavigationPath matches a value that was appended as the declared type`() async {
        let paths = Paths()
        let screen = TestScreen { ErasedView(paths: paths) }
        paths.erased.append(SpecialPage() as Page)
        await screen.settle()
        #expect(screen.body == "special")
        await screen.enter("back")
        #expect(paths.erased.isEmpty)
    }
}
