/// Builds a container from assemblies and shows only its resolver.
///
/// ```swift
/// let assembler = Assembler([ServiceAssembly(), CoordinatorAssembly()])
/// let coordinator = assembler.resolver.resolve(MainCoordinator.self)!
/// ```
///
/// The resolver holds the container, so that it stays usable when the assembler is gone.
///
/// Mirrors `Assembler` in Swinject.
public final class Assembler: Sendable {
    private let container: Container

    /// Hands out what the assemblies registered.
    public var resolver: any Resolver { container }

    /// An assembler for a container, without assemblies so far.
    public init(container: Container = Container()) {
        self.container = container
    }

    /// An assembler that finds in its parent what it lacks itself, without assemblies so far.
    public init(parentAssembler: Assembler?, defaultObjectScope: ObjectScope = .graph) {
        container = Container(parent: parentAssembler?.container, defaultObjectScope: defaultObjectScope)
    }

    /// An assembler with the services of some assemblies.
    public convenience init(_ assemblies: [any Assembly], container: Container = Container()) {
        self.init(container: container)
        apply(assemblies: assemblies)
    }

    /// An assembler with the services of some assemblies, that finds in its parent what it lacks itself.
    public convenience init(
        _ assemblies: [any Assembly], parent: Assembler?, defaultObjectScope: ObjectScope = .graph
    ) {
        self.init(parentAssembler: parent, defaultObjectScope: defaultObjectScope)
        apply(assemblies: assemblies)
    }

    /// Adds an assembly, which is loaded at once.
    public func apply(assembly: any Assembly) {
        apply(assemblies: [assembly])
    }

    /// Adds assemblies: first each registers its services, then each is told that all have.
    public func apply(assemblies: [any Assembly]) {
        for assembly in assemblies { assembly.assemble(container: container) }
        for assembly in assemblies { assembly.loaded(resolver: resolver) }
    }

    /// Makes every service once and reports what cannot be made: ``Container/validate(_:)``.
    public func validate(_ samples: SampleArguments...) -> ValidationReport {
        container.validate(samples: samples)
    }
}
