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
    @State private var owner = ViewModelOwner<Model>()
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

    public var wrappedValue: Model {
        owner.model(in: environment, make: make)
    }

    /// Bindings to the properties of the view model: `$viewModel.name`.
    public var projectedValue: Bindable<Model> {
        Bindable(wrappedValue)
    }

    public func update() {
        _ = wrappedValue
    }
}

/// Holds the view model of one place on the screen.
@MainActor final class ViewModelOwner<Model: AnyObject> {
    private var made: Model?

    func model(in environment: EnvironmentValues, make: (EnvironmentValues) -> Model) -> Model {
        if let made { return made }
        let model = environment.dependenciesContainer.withDependencies { make(environment) }
        made = model
        return model
    }
}
