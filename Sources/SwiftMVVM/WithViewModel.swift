import TextUI

/// Makes a view model in place and hands it to the content.
///
/// ```swift
/// WithViewModel { env in
///     ProfileViewModel(service: env[dependency: ProfileService.self]!)
/// } content: { viewModel in
///     ProfileView(viewModel: viewModel)
/// }
/// ```
///
/// The view model is made once and lives as long as the `WithViewModel` is on the screen. The view inside keeps it in
/// a plain `let`; what it reads in `body` is observed all the same.
///
/// - Note: Mirrors `WithViewModel` of the SwiftMVVM package.
public struct WithViewModel<Model: AnyObject & Observable, Content: View>: View {
    @StateViewModel private var viewModel: Model
    private let content: (Model) -> Content

    public init(
        _ make: @escaping @MainActor (_ env: EnvironmentValues) -> Model,
        @ViewBuilder content: @escaping (Model) -> Content
    ) {
        _viewModel = StateViewModel(make)
        self.content = content
    }

    public var body: some View {
        content(viewModel)
    }
}
