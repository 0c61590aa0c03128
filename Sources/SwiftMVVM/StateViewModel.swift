import TextUI

/// Owns a view model for as long as the view is on the screen, and makes it once.
///
/// ```swift
/// struct CounterView: View {
///     @StateViewModel var viewModel = CounterViewModel()
///
///     var body: some View {
///         Button("Increment", action: viewModel.increment)
///     }
/// }
/// ```
///
/// The view model is made when the view first appears, not when the view value is made; a parent that is drawn again
/// does not make another one. With a closure it can be made from the environment:
///
/// ```swift
/// init(product: Product) {
///     _viewModel = StateViewModel { env in
///         ProductDetailViewModel(product: product, store: env[dependency: ProductStore.self]!)
///     }
/// }
/// ```
///
/// While the view model is made, `DependenciesContainer.current` is what is injected at this place, so that
/// `@Injected` finds it.
///
/// - Important: The first view model stays. A parent that passes another product later does not replace it; give
///   the view another identity with `.id(product.id)`.
/// - Note: Mirrors `StateViewModel` of the SwiftMVVM package.
@MainActor @propertyWrapper
public struct StateViewModel<Model: AnyObject & Observable>: DynamicProperty {
    // Nil until the view is on the screen: a view value can be in two places, or come back, and each has its own.
    @State private var model: Model?
    @EnvironmentSnapshot private var environment
    private let make: @MainActor (EnvironmentValues) -> Model

    /// Makes the view model from the default value of the property, when it is needed.
    public init(wrappedValue: @autoclosure @escaping @MainActor () -> Model) {
        make = { _ in wrappedValue() }
    }

    /// Makes the view model with what the environment holds.
    public init(_ make: @escaping @MainActor (_ env: EnvironmentValues) -> Model) {
        self.make = make
    }

    /// The view model. Before the view is on the screen there is no place to keep it: each read makes another one.
    public var wrappedValue: Model {
        model ?? makeModel()
    }

    /// Bindings to the properties of the view model: `$viewModel.name`.
    public var projectedValue: Bindable<Model> {
        Bindable(wrappedValue)
    }

    public func update() {
        if model == nil { model = makeModel() }
    }

    private func makeModel() -> Model {
        environment.dependenciesContainer.withDependencies { make(environment) }
    }
}
