@testable import TextUI

/// What `:models` says must agree with what the views hold.
enum ModelRules {
    @MainActor static func check(_ answer: String, _ inspector: Inspector, _ graph: Graph) throws(Finding) {
        let lines = answer.split(separator: "\n")
        let listed = lines.compactMap { line in line.hasPrefix("#") ? number(in: line) : nil }
        if listed != Array(Set(listed)).sorted() { throw Finding("listed twice, or in no order: \(listed)") }
        var held: Set<Int> = []
        for object in models(in: graph) {
            guard let number = inspector.models.number(of: object) else {
                throw Finding("the \(type(of: object)) that a view holds is not known")
            }
            if !listed.contains(number) { throw Finding("#\(number) is held by a view, and not listed") }
            held.insert(number)
        }
        let alive = Set(inspector.models.alive.filter { $0.object != nil }.map(\.number))
        if let gone = listed.first(where: { !alive.contains($0) }) { throw Finding("#\(gone) is listed, and gone") }
        for line in lines where line.hasPrefix("released since the last look: ") {
            let released = line.split(separator: " ").compactMap(number)
            if let living = released.first(where: alive.contains) { throw Finding("#\(living) is released, and lives") }
        }
    }

    /// After the end of all views, none that was ever met is left.
    @MainActor static func checkAllGone(_ models: ModelTable?) throws(Finding) {
        let left = models?.alive.first { $0.object != nil }
        if let left { throw Finding("after the end \(left.name) #\(left.number) is left, held by \(left.holders)") }
    }

    /// `#3` or `#3,` is 3.
    private static func number(in text: Substring) -> Int? {
        text.first == "#" ? Int(text.dropFirst().prefix { $0.isNumber }) : nil
    }

    /// The view models that views keep, as the cells of the nodes have them.
    @MainActor private static func models(in graph: Graph) -> [AnyObject] {
        var models: [AnyObject] = []
        var stack = [graph.root].compactMap { $0 }
        while let node = stack.popLast() {
            models += node.cells.compactMap(Farewells.owned).filter(isModel)
            stack += node.children
        }
        return models
    }
}
