/// Where something that is not `Sendable` may be used: on the actor where it was registered.
enum Home: CustomStringConvertible {
    /// It is `Sendable`, or was registered in code on no actor. The container cannot tell where that belongs.
    case anywhere
    case mainActor
    case actor(any Actor)

    init(_ isolation: (any Actor)?) {
        switch isolation {
        case nil: self = .anywhere
        case let actor? where actor === MainActor.shared: self = .mainActor
        case let actor?: self = .actor(actor)
        }
    }

    /// Goes on if this is the place, otherwise stops the program with a text.
    func check(_ text: () -> String) {
        switch self {
        case .anywhere: break
        case .mainActor: if !MainQueue.isCurrent { stop(text()) }
        // Only the actor itself can tell. In release the runtime replaces the text by a shorter one of its own.
        case .actor(let actor): actor.preconditionIsolated(text())
        }
    }

    var description: String {
        switch self {
        case .anywhere: "no actor"
        case .mainActor: "the main actor"
        case .actor(let actor): "the actor \(typeName(type(of: actor)))"
        }
    }
}
