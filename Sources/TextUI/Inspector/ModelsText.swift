/// Lists the living view models: who holds each, where it comes from, and which were made again in vain.
@MainActor struct ModelsText {
    let inspector: Inspector
    private let injected: [ObjectIdentifier: InspectedDependency]
    private let registrations: [String: String]

    init(inspector: Inspector) {
        self.inspector = inspector
        injected = DependencyText(inspector: inspector).everywhere()
        registrations = ContainerFinder(inspector: inspector).registrations()
    }

    static let chapter = "08-ownership.md"
    private static let mostNumbers = 4

    func lines() -> String {
        let models = inspector.models
        let alive = models.alive.filter { $0.object != nil }.map { (entry: $0, holders: holders(of: $0)) }
        let held = alive.filter { !$0.holders.isEmpty }
        var lines = held.isEmpty ? ["no view model is held by a view on the screen"] : []
        for (entry, holders) in held { lines += self.lines(of: entry, holders) }
        for (place, remaking) in models.remade.sorted(by: { $0.key < $1.key }) {
            lines += warning(place, remaking)
        }
        lines += kept(alive.filter(\.holders.isEmpty).map(\.entry))
        let released = models.released
        if !released.isEmpty {
            lines.append("released since the last look: \(names(of: released))")
        }
        return lines.joined(separator: "\n")
    }

    /// `Row #3, Row #4`; of one that is there often, how often: `Row x 100`.
    private func names(of entries: [ModelTable.Entry]) -> String {
        let counts = Dictionary(entries.map { ($0.name, 1) }, uniquingKeysWith: +)
        var names: [String] = []
        for entry in entries {
            let count = counts[entry.name, default: 1]
            let name = count > Self.mostNumbers ? "\(entry.name) x \(count)" : "\(entry.name) #\(entry.number)"
            if !names.contains(name) { names.append(name) }
        }
        return names.joined(separator: ", ")
    }

    /// Those that have left the screen, and live on.
    private func kept(_ entries: [ModelTable.Entry]) -> [String] {
        if entries.isEmpty { return [] }
        return [
            "not released, although no view holds \(entries.count == 1 ? "it" : "them") any more: \(names(of: entries))",
            "   something else does: a container, a task, a closure, or a ring; see the chapter \(Self.chapter)",
        ]
    }

    private func lines(of entry: ModelTable.Entry, _ holders: [String]) -> [String] {
        let first = entry.command == 0 ? "at the start" : "in command \(entry.command)"
        var lines = ["#\(entry.number) \(entry.name), met \(first)"]
        for (place, holder) in holders.prefix(Self.mostHolders).enumerated() {
            lines.append((place == 0 ? "   held by " : "   and by  ") + holder)
        }
        let others = holders.count - Self.mostHolders
        if others > 0 { lines.append("   and by  \(others) other\(others == 1 ? "" : "s")") }
        if let maker = entry.maker {
            lines.append("   made \(times(of: entry)), by \(maker)")
        } else if let registration = registrations[entry.name] {
            lines.append("   registered in the container: \(registration)")
        }
        return lines
    }

    private static let mostHolders = 4

    private func holders(of entry: ModelTable.Entry) -> [String] {
        let dependency = entry.object.flatMap { injected[ObjectIdentifier($0)] }
        return (dependency.map { ["what is injected: \($0.text)"] } ?? []) + entry.holders
    }

    private func times(of entry: ModelTable.Entry) -> String {
        let again = inspector.models.remade.filter { place, remaking in
            remaking.model == entry.name
                && entry.holders.contains("\(place.holder) \(place.property) of \(place.view)")
        }
        let count = again.values.reduce(1) { $0 + $1.commands.count }
        return count == 1 ? "once" : "\(count) times"
    }

    private func warning(_ place: Remaking.Place, _ remaking: Remaking) -> [String] {
        let commands = Listing.and(unique(remaking.commands).map(String.init))
        let count = remaking.commands.count
        let times = count == 1 ? "once more" : "\(count) times more"
        let word = Set(remaking.commands).count == 1 ? "command" : "commands"
        return [
            "warning: \(remaking.model) was made \(times), in \(word) \(commands), although \(place.view) stayed",
            remaking.isThrownAway
                ? "   \(place.holder) \(place.property) keeps the first; each later one is thrown away"
                : "   \(place.holder) \(place.property) takes each new one; what the one before knew is lost",
            "   let \(place.view) make it once: @StateViewModel, or @StateObject; see the chapter \(Self.chapter)",
        ]
    }

    private func unique(_ numbers: [Int]) -> [Int] { Set(numbers).sorted() }
}
