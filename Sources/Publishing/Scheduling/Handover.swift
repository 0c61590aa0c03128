/// A closure on its way to the thread that runs it.
///
/// Sendable since it is called once at a time, and what this module puts in is safe on the other side: its own objects
/// guard their state with locks, and a value is handed over and not touched again. What the closures and values of
/// others refer to is theirs to guard, as with Combine, whose schedulers do not ask for `Sendable` either.
struct Handover: @unchecked Sendable {
    let run: () -> Void

    init(_ run: @escaping () -> Void) { self.run = run }
}
