/// Makes view models of the types it knows.
///
/// ```swift
/// struct ShopFactory: ViewModelFactory {
///     func create<VM>() -> VM? {
///         switch VM.self {
///         case is CartViewModel.Type: CartViewModel(limit: 10) as? VM
///         default: nil
///         }
///     }
/// }
/// ```
///
/// `nil` says that the factory does not know the type. It is asked once for each context and key; the provider keeps
/// what it made. Runs on the main actor.
///
/// - Note: Mirrors Android's `ViewModelProvider.Factory`.
@MainActor @preconcurrency
public protocol ViewModelFactory {
    func create<VM>() -> VM?

    /// How the factory is called in a message: its type, unless it says more.
    var factoryDescription: String { get }
}

extension ViewModelFactory {
    public var factoryDescription: String { String(describing: Self.self) }
}

/// A view model that needs nothing to be made.
@MainActor @preconcurrency
public protocol Initializable {
    init()
}

/// Makes any view model that is `Initializable`: what a provider uses if it is given no factory.
public struct InitializableViewModelFactory: ViewModelFactory {
    public init() {}

    public func create<VM>() -> VM? {
        (VM.self as? any Initializable.Type)?.init() as? VM
    }
}

/// Makes one type of view model with a closure.
///
/// ```swift
/// let factory = SingleViewModelFactory { CartViewModel(limit: 10) }
/// ```
public struct SingleViewModelFactory<Model>: ViewModelFactory {
    private let make: @MainActor () -> Model

    public init(_ make: @escaping @MainActor () -> Model) {
        self.make = make
    }

    public func create<VM>() -> VM? {
        VM.self == Model.self ? make() as? VM : nil
    }

    public var factoryDescription: String { "SingleViewModelFactory of \(Model.self)" }
}

/// Makes several types of view model, each with a closure or a factory of its own.
///
/// ```swift
/// var factory = CompositeViewModelFactory()
/// factory.add { CartViewModel(limit: 10) }
/// factory.add { OrderViewModel() }
/// ```
///
/// The first that knows a type makes it.
public struct CompositeViewModelFactory: ViewModelFactory {
    private var factories: [any ViewModelFactory] = []

    public init() {}

    public mutating func add<Model>(_ make: @escaping @MainActor () -> Model) {
        factories.append(SingleViewModelFactory(make))
    }

    public mutating func add(factory: any ViewModelFactory) {
        factories.append(factory)
    }

    public func create<VM>() -> VM? {
        for factory in factories {
            if let model: VM = factory.create() { return model }
        }
        return nil
    }

    public var factoryDescription: String {
        let names = factories.map(\.factoryDescription)
        return "CompositeViewModelFactory (\(names.isEmpty ? "empty" : names.joined(separator: ", ")))"
    }
}
