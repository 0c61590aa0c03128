/// Where a factory may run: on the actor it was registered on, and anywhere if that was on none.
///
/// Factories are not `@Sendable`, so that those of a target that defaults to the main actor can make its types. The
/// compiler therefore does not keep them from running elsewhere; this does.
enum Home {
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

    /// Whether this thread is known to be the right one.
    var isHere: Bool {
        switch self {
        case .anywhere: true
        case .mainActor: MainActorCheck.isOnMainActor
        case .actor: false
        }
    }

    /// "on the main actor", for texts.
    var place: String {
        switch self {
        case .anywhere: "on no actor"
        case .mainActor: "on the main actor"
        case .actor(let actor): "on \(shortName(of: type(of: actor)))"
        }
    }

    /// The home of something that has to be at home in both, or nil if there is none.
    func joined(with other: Home) -> Home? {
        switch (self, other) {
        case (.anywhere, _): other
        case (_, .anywhere), (.mainActor, .mainActor): self
        case (.actor(let mine), .actor(let theirs)) where mine === theirs: self
        default: nil
        }
    }
}
