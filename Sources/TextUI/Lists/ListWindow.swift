/// The part of a long list that is on the screen.
///
/// As many rows as the screen has lines are mounted. How high they are is known when they are drawn, and then those are
/// shown that fit: first from a row onwards, or up to it, and then the others as far as there is room.
@MainActor final class ListWindow {
    /// The first row that is mounted.
    private(set) var start = 0
    /// The lines that the rows may take, and so the number of rows that are mounted.
    let limit: Int
    private(set) var total = 0
    private var pivot = 0
    private var fillsUpwards = false
    /// The rows that fit, once they are drawn.
    private var fitting: Range<Int>?
    /// True after `end`, until the rows there are mounted: sections turn out longer than they were counted.
    private var seeksEnd = false

    init(limit: Int) { self.limit = max(1, limit) }

    /// The rows that are mounted.
    var range: Range<Int> { start..<min(total, start + limit) }
    /// The rows that are shown.
    var shown: Range<Int> { fitting ?? range }
    var before: Int { shown.lowerBound }
    var after: Int { max(0, total - shown.upperBound) }

    func canScroll(_ direction: ScrollDirection) -> Bool {
        switch direction {
        case .more, .end: after > 0
        case .less, .top: before > 0
        }
    }

    func scroll(_ direction: ScrollDirection) {
        seeksEnd = direction == .end
        switch direction {
        case .more: show(from: shown.upperBound)
        case .less: show(upTo: shown.lowerBound)
        case .top: show(from: 0)
        case .end: show(upTo: total)
        }
    }

    private func show(from row: Int) {
        (pivot, fillsUpwards, fitting) = (row, false, nil)
        start = min(row, lastStart)
    }

    private func show(upTo row: Int) {
        (pivot, fillsUpwards, fitting) = (row, true, nil)
        start = max(0, row - limit)
    }

    private var lastStart: Int { max(0, total - limit) }

    /// Takes in how long the list is now.
    func setTotal(_ total: Int) {
        if total != self.total { fitting = nil }
        self.total = total
        if seeksEnd {
            show(upTo: total)
        } else if start > lastStart {
            start = lastStart
            fitting = nil
        }
    }

    /// Called when all rows in the window are mounted.
    func settled() { seeksEnd = false }

    /// Takes in how high the mounted rows are, and chooses those to show. One is shown even if it is too high.
    func fit(_ heights: [Int]) {
        let middle = min(max(pivot, start), start + heights.count)
        var (lower, upper, lines) = (middle, middle, limit)
        func fits(_ row: Int) -> Bool {
            let height = heights[row - start]
            guard height <= lines || lower == upper else { return false }
            lines -= height
            return true
        }
        for upwards in [fillsUpwards, !fillsUpwards] {
            if upwards {
                while lower > start, fits(lower - 1) { lower -= 1 }
            } else {
                while upper < start + heights.count, fits(upper) { upper += 1 }
            }
        }
        fitting = lower..<upper
    }
}

/// What a list consists of, in order.
enum RowItem {
    /// A row and what it draws, which can be nothing. `of` is the block, or the element of a `ForEach`.
    case row([Node], of: Node)
    case header(Node)
    /// An element of a `ForEach` that has a `ForEach` inside, and no row: a section without rows.
    case nothing(of: Node)
    /// Elements of a `ForEach` that are not mounted.
    case gap(Node, Range<Int>)
}

extension RowItem {
    fileprivate var isOrHasRows: Bool {
        switch self {
        case .row, .gap: true
        case .header, .nothing: false
        }
    }
}

extension Node {
    /// The number of rows that may be mounted at first, if the node is directly inside a list.
    var windowLimit: Int? {
        var node = parent
        while let current = node {
            if let window = current.memory as? ListWindow { return window.limit }
            if current.isBlock || current.role != .content { return nil }
            node = current.parent
        }
        return nil
    }

    /// The rows of a list. An element of a `ForEach` is one row, unless it has sections or rows of its own.
    func rowItems() -> [RowItem] {
        var items: [RowItem] = []
        for child in children where child.role == .content { child.appendRows(to: &items) }
        return items
    }

    private func appendRows(to items: inout [RowItem]) {
        if anyView is any SectionEdge {
            items.append(.header(self))
        } else if isBlock {
            items.append(.row([self], of: self))
        } else if let attic = memory as? RowAttic {
            let window = attic.window ?? 0..<attic.total
            if window.lowerBound > 0 { items.append(.gap(self, 0..<window.lowerBound)) }
            for child in children {
                var inside: [RowItem] = []
                child.appendRows(to: &inside)
                var nodes: [Node] = []
                var isPlain = true
                for item in inside {
                    if case .row(let row, _) = item { nodes += row } else { isPlain = false }
                }
                if isPlain, !child.containsForEach {
                    items.append(.row(nodes, of: child))
                } else {
                    items += inside
                    if !inside.contains(where: \.isOrHasRows) { items.append(.nothing(of: child)) }
                }
            }
            if window.upperBound < attic.total { items.append(.gap(self, window.upperBound..<attic.total)) }
        } else {
            for child in children where child.role == .content { child.appendRows(to: &items) }
        }
    }

    private var containsForEach: Bool {
        var stack = [self]
        while let node = stack.popLast() {
            if node.memory is RowAttic { return true }
            if !node.isBlock { stack.append(contentsOf: node.children) }
        }
        return false
    }
}

extension Node {
    /// Mounts the rows that the window of a list shows and hides the others; true if views have to be evaluated.
    func settleRows() -> Bool {
        guard let window = memory as? ListWindow else { return false }
        let items = rowItems()
        var total = 0
        for item in items {
            switch item {
            case .row: total += 1
            case .gap(_, let range): total += range.count
            case .header, .nothing: break
            }
        }
        window.setTotal(total)

        // For each ForEach the elements that have to be mounted.
        var wanted: [ObjectIdentifier: (node: Node, range: Range<Int>?)] = [:]
        func want(_ node: Node, _ range: Range<Int>?) {
            let known = wanted[ObjectIdentifier(node)]?.range
            let union = [known, range].compactMap { $0 }
            let lower = union.map(\.lowerBound).min()
            wanted[ObjectIdentifier(node)] = (node, lower.map { $0..<union.map(\.upperBound).max()! })
        }
        var position = 0
        for item in items {
            switch item {
            case .header: break
            case .gap(let node, let range):
                let shown = window.range.clamped(to: position..<position + range.count)
                let offset = range.lowerBound - position
                want(node, shown.isEmpty ? nil : shown.lowerBound + offset..<shown.upperBound + offset)
                position += range.count
            case .row(let nodes, let row):
                let isShown = window.range.contains(position)
                position += 1
                let elements = enclosingElements(row)
                for element in elements { want(element.forEach, isShown ? element.index..<element.index + 1 : nil) }
                if elements.isEmpty { for node in nodes { node.setHidden(!isShown) } }
            case .nothing(let element):
                // It takes no place; it stays while the window reaches to where it is.
                let isReached = position >= window.range.lowerBound && position <= window.range.upperBound
                for element in enclosingElements(element) {
                    want(element.forEach, isReached ? element.index..<element.index + 1 : nil)
                }
            }
        }
        var changed = false
        for (node, range) in wanted.values {
            guard let attic = node.memory as? RowAttic, attic.window != nil else { continue }
            let range = range ?? 0..<0
            if attic.window != range {
                attic.window = range
                node.invalidate()
                changed = true
            }
        }
        if !changed { window.settled() }
        return changed
    }

    /// The elements of `ForEach`es around a row, within this list.
    private func enclosingElements(_ row: Node) -> [(forEach: Node, index: Int)] {
        var found: [(Node, Int)] = []
        var child = row
        while let parent = child.parent, child !== self {
            if let attic = parent.memory as? RowAttic, let place = parent.children.firstIndex(where: { $0 === child }) {
                found.append((parent, (attic.window?.lowerBound ?? 0) + place))
            }
            child = parent
        }
        return found
    }
}
