import Foundation

/// A dependency that is made when it is first asked for.
///
/// Several threads may ask: one makes it, the others wait. What makes it may ask for other dependencies.
final class LazyDependency: @unchecked Sendable {
    // `result`, `make` and `isMaking` are guarded by `lock`. `make` runs only on the actor where it was registered: on
    // the main actor that is checked, elsewhere the container's documentation asks for it.
    private let lock = NSRecursiveLock()
    private var result: Any?
    private var make: (() -> Any)?
    private var isMaking = false
    let name: String
    let site: CallSite
    private let isMainActor: Bool

    /// The dependencies that are being made, the outermost first.
    @TaskLocal private static var path: [String] = []

    init(name: String, site: CallSite, isMainActor: Bool, make: @escaping () -> Any) {
        self.name = name
        self.site = site
        self.isMainActor = isMainActor
        self.make = make
    }

    /// The value if it has been made.
    var made: Any? { lock.withLock { result } }

    func value() -> Any? {
        if isMainActor, !MainQueue.isCurrent, made == nil { stop(offMainActor) }
        return lock.withLock {
            if let result { return result }
            if isMaking { stop(cycle) }
            isMaking = true
            let made = Self.$path.withValue(Self.path + [name]) { make?() }
            result = made
            make = nil
            isMaking = false
            return made
        }
    }

    private var offMainActor: String {
        """
        Injection: \(name) was asked for off the main actor, but it is made on the main actor.
        It was registered there, at \(site).
        To fix it, ask for it on the main actor, for example in the init of a view model, or register a finished value:
            .register(value, as: \(name).self)
        """
    }

    private var cycle: String {
        let chain = (Self.path.drop { $0 != name } + [name]).joined(separator: " -> ")
        return """
            Injection: \(name) needs itself to be made: \(chain).
            It was registered at \(site).
            To fix it, let one of them take what it needs later, for example by a closure, or move what both need into \
            a third.
            """
    }
}

/// Ends the program with a text that teaches, the same in debug and release.
func stop(_ text: String) -> Never {
    fflush(nil)
    FileHandle.standardError.write(Data((text + "\n").utf8))
    abort()
}
