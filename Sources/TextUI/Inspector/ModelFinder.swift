/// A view model that something on the screen holds, and who that is.
struct FoundModel {
    let object: AnyObject
    /// `@StateViewModel viewModel of CounterView`, `let tab1Coordinator of MainCoordinator`.
    let holder: String
    /// What makes it, where that is known: `its closure`.
    var maker: String?
    var keeping = Keeping.visit

    enum Keeping {
        /// A view that was handed it.
        case visit
        /// A view that made it and keeps it.
        case own
        /// A store or another view model.
        case elsewhere
    }
}

/// Something that keeps view models for views: a store of view models.
@MainActor package protocol ModelKeeper: AnyObject {
    /// What it keeps, and what has made each.
    var keptModels: [(model: AnyObject, maker: String)] { get }
}

/// Finds the view models that the mounted views hold, and those that these hold.
@MainActor struct ModelFinder {
    private(set) var found: [FoundModel] = []
    private var seen: Set<ObjectIdentifier> = []
    private var queue: [AnyObject] = []

    static func models(in graph: Graph) -> [FoundModel] {
        var finder = ModelFinder()
        graph.root?.forEachMounted { finder.add($0) }
        finder.followModels()
        return finder.found
    }

    /// Those that one view holds.
    static func models(of node: Node) -> [FoundModel] {
        var finder = ModelFinder()
        finder.add(node)
        finder.followModels()
        return finder.found
    }

    /// Those that a view model holds.
    static func models(heldBy model: AnyObject) -> [FoundModel] {
        var finder = ModelFinder()
        finder.seen = [ObjectIdentifier(model)]
        finder.queue = [model]
        finder.followModels()
        return finder.found
    }

    private mutating func add(_ node: Node) {
        for held in node.heldValues() { add(held, of: node.displayName) }
    }

    private mutating func add(_ held: HeldValue, of owner: String) {
        if let keeper = held.value as? any ModelKeeper {
            for (model, maker) in keeper.keptModels {
                add(model, holder: "store of \(typeName(type(of: keeper)))", maker: maker, keeping: .elsewhere)
            }
        }
        for model in held.models {
            add(
                model, holder: "\(held.holder) \(held.property) of \(owner)", maker: held.isOwned ? owner : nil,
                keeping: held.isOwned ? .own : .visit)
        }
    }

    private mutating func add(
        _ model: AnyObject, holder: String, maker: String? = nil, keeping: FoundModel.Keeping
    ) {
        found.append(FoundModel(object: model, holder: holder, maker: maker, keeping: keeping))
        if seen.insert(ObjectIdentifier(model)).inserted { queue.append(model) }
    }

    /// Goes from each model to those that it holds in a property: a coordinator and its view models.
    private mutating func followModels() {
        var next = 0
        while next < queue.count {
            let model = queue[next]
            next += 1
            guard ModelFields.of(type(of: model)).mayHoldModels else { continue }
            for (name, value) in ModelSnapshot.heldValues(of: model) {
                let holder = "\(name) of \(typeName(type(of: model)))"
                for held in HeldModels.of(value) { add(held, holder: holder, keeping: .elsewhere) }
            }
        }
    }
}

extension Node {
    /// Visits the node and all below, parents first.
    func forEachMounted(_ visit: (Node) -> Void) {
        var stack: [Node] = [self]
        while let node = stack.popLast() {
            visit(node)
            stack.append(contentsOf: node.children.reversed())
        }
    }

    /// The same without what is hidden.
    func forEachShown(_ visit: (Node) -> Void) {
        var stack: [Node] = [self]
        while let node = stack.popLast() {
            if node.isHidden { continue }
            visit(node)
            stack.append(contentsOf: node.children)
        }
    }

    /// The name of the view, or of the app at the root; a row and the like are called by the view around them.
    var displayName: String {
        if isNamed { return kindName }
        if let root = anyView as? any NamedRoot { return root.rootName }
        return owner?.kindName ?? ShortNames.of(viewType)
    }
}

/// The names of types, each worked out once: the inspector asks for one with each body that runs.
@MainActor enum ShortNames {
    private static var known: [ObjectIdentifier: String] = [:]

    static func of(_ type: Any.Type) -> String {
        if let name = known[ObjectIdentifier(type)] { return name }
        let name = shortName(of: type)
        known[ObjectIdentifier(type)] = name
        return name
    }
}

/// The name of a type without what is between angle brackets.
func shortName(of type: Any.Type) -> String { String(typeName(type).prefix { $0 != "<" }) }

/// The root of the tree, which stands for an app.
@MainActor protocol NamedRoot {
    var rootName: String { get }
}

extension AppRoot: NamedRoot {
    var rootName: String { typeName(A.self) }
}
