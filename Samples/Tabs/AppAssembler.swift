import Assembling

final class AppAssembler {
    /// A resolver for previews and tests.
    static func previewResolver() -> Resolver {
        AppAssembler().resolver
    }

    let assembler: Assembler

    var resolver: Resolver {
        assembler.resolver
    }

    init() {
        assembler = Assembler([
            CoordinatorAssembly(),
            ViewModelAssembly(),
        ])
    }
}
