/// Gives the view models of one context: the same one each time, made by the factory the first time.
///
/// ```swift
/// let provider = ViewModelProviders.provider(for: controller, with: ShopFactory())
/// guard let cart: CartViewModel = provider.get() else { return }
/// ```
///
/// A view model that is a value is kept as a value: each `get()` gives a copy.
///
/// - Note: Mirrors Android's `ViewModelProvider`.
@MainActor public struct ViewModelProvider {
    let store: ViewModelStore
    let factory: any ViewModelFactory

    /// The view model of this type, nil if the factory does not know the type.
    ///
    /// Why there is none is told on standard error, once for each line that asks; `try? provider.require()` says nothing.
    public func get<VM>(_ type: VM.Type = VM.self, file: StaticString = #fileID, line: UInt = #line) -> VM? {
        model(type, for: nil) { tellNil(type, file, line) }
    }

    /// The view model of this type under a key: for two of a type in one context.
    public func get<VM>(
        _ type: VM.Type = VM.self, for key: String, file: StaticString = #fileID, line: UInt = #line
    ) -> VM? {
        model(type, for: key) { tellNil(type, file, line) }
    }

    /// The view model of this type.
    ///
    /// - Throws: `MissingViewModelFactory`, which says which factories were tried.
    public func require<VM>(_ type: VM.Type = VM.self) throws(MissingViewModelFactory) -> VM {
        if let model = model(type, for: nil, ifUnknown: {}) { return model }
        throw missing(type)
    }

    private func model<VM>(_ type: VM.Type, for key: String?, ifUnknown tell: () -> Void) -> VM? {
        // Cast here and not in the store: an optional of a type that is known at run time only costs as much as to look.
        if let kept = store.model(type, key: key) as? VM { return kept }
        guard let made: VM = factory.create() else {
            tell()
            return nil
        }
        store.keep(made, as: type, key: key, maker: Swift.type(of: factory))
        return made
    }

    private func missing(_ type: Any.Type) -> MissingViewModelFactory {
        MissingViewModelFactory(viewModel: String(describing: type), tried: factory.factoryDescription)
    }

    private func tellNil(_ type: Any.Type, _ file: StaticString, _ line: UInt) {
        tellOnce(
            """
            \(missing(type))
            The answer at \(file):\(line) is nil. Where nil is fine, say so: try? provider.require(\(type).self)
            """)
    }
}

/// Makes providers.
@MainActor public enum ViewModelProviders {
    /// The provider of a context.
    ///
    /// - Parameters:
    ///   - context: who has the store of the view models.
    ///   - factory: what makes the view models; without one, those that are `Initializable` are made.
    public static func provider(
        for context: some ViewModelStoreOwner, with factory: any ViewModelFactory = InitializableViewModelFactory()
    ) -> ViewModelProvider {
        ViewModelProvider(store: ViewModelStores.store(for: context), factory: factory)
    }
}

/// No factory knows the type of a view model.
public struct MissingViewModelFactory: Error, Equatable, CustomStringConvertible {
    public let viewModel: String
    public let tried: String

    public init(viewModel: String, tried: String) {
        self.viewModel = viewModel
        self.tried = tried
    }

    public var description: String {
        """
        Providing: no factory makes a \(viewModel).
        Tried: \(tried).
        Add one to the factory of the provider:  factory.add { \(viewModel)(…) }
        or let \(viewModel) adopt Initializable, if it needs nothing to be made.
        """
    }
}
