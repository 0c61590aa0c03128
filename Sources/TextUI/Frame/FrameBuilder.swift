/// Puts a frame together: header, toolbar, body, tab bar.
@MainActor struct FrameBuilder {
    let graph: Graph
    let appName: String
    let width: Int
    let symbols: TextSymbols
    let isStyled: Bool

    func build() -> (frame: Frame, surface: Surface) {
        let modal = graph.topmostModal
        let root = modal ?? graph.root
        guard let root else { return (Frame(), Surface(survey: Survey(), nodes: [:])) }
        let survey = Survey.of(root)

        var numbers: [Int: Int] = [:]
        var layout = Layout(symbols: symbols)
        var body = TextBlock.empty
        // Numbers follow the places, and places can follow the width of the numbers. Most controls are met in the order
        // of their places, so that one pass is enough.
        for _ in 0..<3 {
            layout = Layout(symbols: symbols, numbers: numbers)
            body = draw(root, survey, layout)
            let placed = body.controls.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
            let next = Dictionary(uniqueKeysWithValues: placed.enumerated().map { ($1.id, $0 + 1) })
            let isRight = next == layout.numbers
            numbers = next
            if isRight { break }
        }

        let nodes = Dictionary(layout.met.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var frame = Frame()
        // Each is clipped by itself: one block of both would be a copy of every line.
        let blocks = [header(survey, modal), body].map { $0.clipped(to: width) }
        frame.text = TextBlock.plainText(of: blocks)
        frame.styledText = isStyled ? TextBlock.styledText(of: blocks) : frame.text
        frame.wrapped = blocks.flatMap(\.wrapped).map(\.text)
        frame.controls = body.controls.compactMap { placed in
            nodes[placed.id].flatMap { control($0, number: numbers[placed.id] ?? 0, layout) }
        }.sorted { $0.number < $1.number }
        frame.swipeRows = swipeRows(survey, nodes: nodes, numbers: numbers)
        frame.offers = offers(survey, modal)
        return (frame, Surface(survey: survey, nodes: nodes))
    }

    private func draw(_ root: Node, _ survey: Survey, _ layout: Layout) -> TextBlock {
        var blocks: [TextBlock] = []
        func toolbar(_ items: [(node: Node, isLeading: Bool)]) {
            let nodes = items.flatMap(\.node.asBlocks)
            if !nodes.isEmpty { blocks.append(layout.row(nodes, width: width, spacing: 3)) }
        }
        toolbar(survey.toolbarItems.filter(\.isLeading))
        for field in survey.searchFields {
            blocks.append(layout.control(field, width: width) { fieldBlock(field, width: $0) })
        }
        blocks.append(layout.draw(root, width: width))
        toolbar(survey.toolbarItems.filter { !$0.isLeading })
        if let tabs = survey.tabs { blocks.append(layout.row(tabs.bar, width: width, spacing: 3)) }
        return .stackedVertically(blocks.filter { $0.height > 0 }, spacing: 0, alignment: .leading)
    }

    private func fieldBlock(_ node: Node, width: Int) -> TextBlock {
        guard case .field(let text, _)? = node.control()?.kind else {
            return .empty
        }
        return .field("Search", text: text, width: width)
    }

    private func header(_ survey: Survey, _ modal: Node?) -> TextBlock {
        let titles = (survey.covered + [survey.title?.text]).map { $0.flatMap { $0.isEmpty ? nil : $0 } ?? appName }
        var title = titles.joined(separator: symbols.breadcrumb)
        if let modal = modal?.memory as? Modal {
            title =
                modal.title.map { "\(modal.kind.capitalized): \($0)" }
                ?? (survey.title == nil ? modal.kind.capitalized : "\(modal.kind.capitalized): \(title)")
        }
        let runs = [TextRun(text: title, style: .bold)]
        let text = TextBlock.text(runs, width: max(1, width - 4), lineLimit: 1, alignment: .leading, symbols: symbols)
        let dash = symbols.dash
        var line = TextLine("\(dash)\(dash) ") + (text.lines.first ?? TextLine()) + TextLine(" ")
        let rest = max(0, width - line.width)
        line = line + TextLine(clean: String(repeating: dash, count: rest), width: rest, styles: [])
        return TextBlock(lines: [line], width: line.width, controls: [])
    }

    private func control(_ node: Node, number: Int, _ layout: Layout) -> Frame.Control? {
        guard let behavior = node.control() else { return nil }
        let spoken = node.labelAround ?? behavior.label ?? layout.spokenLabel(node)
        let label = spoken.isEmpty ? node.kindName : spoken
        return Frame.Control(
            id: node.id, number: number, label: label, kind: behavior.kind,
            isDisabled: !node.scope.values.isEnabled, reads: behavior.reads, takes: behavior.takes)
    }

    private func swipeRows(_ survey: Survey, nodes: [Int: Node], numbers: [Int: Int]) -> [Frame.SwipeRow] {
        if survey.swipes.isEmpty { return [] }
        // The number of the first control in each row, by the row's id.
        var firsts: [Int: Int] = [:]
        for (id, number) in numbers {
            guard let row = nodes[id]?.outermostSwipeRow else { continue }
            firsts[row.id] = min(number, firsts[row.id] ?? number)
        }
        return survey.swipes.compactMap { row in
            guard let number = firsts[row.id] else { return nil }
            return Frame.SwipeRow(
                id: row.id, number: number, label: row.spokenLabel, actions: row.swipeActions.map(\.label))
        }
    }

    private func offers(_ survey: Survey, _ modal: Node?) -> Frame.Offers {
        var offers = Frame.Offers()
        offers.back = survey.goBack != nil
        offers.refresh = survey.refresh != nil
        offers.openURL = graph.linkTarget(survey) != nil
        offers.tabs = survey.tabs?.labels ?? []
        if let modal = modal?.memory as? Modal {
            offers.modal = Frame.Modal(kind: modal.kind, canDismiss: modal.dismiss != nil)
        }
        let windows = survey.windows.compactMap { $0.memory as? ListWindow }
        offers.more = windows.contains { $0.canScroll(.more) }
        offers.less = windows.contains { $0.canScroll(.less) }
        return offers
    }
}

/// What was drawn last: the survey and the controls, by node id.
struct Surface {
    var survey: Survey
    var nodes: [Int: Node]
}
