/// The screen of an app: a view graph that the REPL, or a test, drives.
@MainActor final class GraphScreen: Screen {
    private(set) var graph: Graph
    private let mountRoot: (Graph) -> Void
    private let appName: String
    private let traits: ScreenTraits
    private var surface: Surface?
    private var drawGeneration = 0
    private let drawSignal = ChangeSignal()
    private let configure: (Graph) -> Void

    init<V: View>(
        traits: ScreenTraits, appName: String, isInspected: Bool = true,
        configure: @escaping (Graph) -> Void = { _ in }, root: @escaping () -> V
    ) {
        self.traits = traits
        self.appName = appName
        self.configure = configure
        mountRoot = { $0.mount(root()) }
        graph = Graph()
        explainer = isInspected ? Inspector(symbols: traits.symbols) : nil
        explainer?.screen = self
        start()
    }

    private let explainer: Inspector?
    var inspector: (any InspectorCommands)? { explainer }

    /// The control with this node id, as it was drawn last.
    func control(_ id: Int) -> Node? { surface?.nodes[id] }

    /// The controls as they were drawn last.
    private(set) var shownControls: [Frame.Control] = []

    private func start() {
        graph.screenful = traits.screenful
        explainer?.attach(to: graph)
        configure(graph)
        graph.viewsLeft = { [weak self] in self?.surface = nil }
        mountRoot(graph)
    }

    func restart() {
        graph.close()
        graph = Graph()
        surface = nil
        start()
    }

    func close() { graph.close() }

    var needsRender: Bool { graph.needsDraw }
    var work: Work { graph.activities.work }
    var hasNewWork: Bool { graph.activities.fresh > 0 }
    func workOutlived() { graph.activities.outlived() }
    func nextChange() async { await graph.activities.nextChange() }

    /// Applies what is pending, without drawing it.
    func update() { graph.turn() }

    func render() -> Frame {
        graph.turn()
        let builder = FrameBuilder(
            graph: graph, appName: appName, width: traits.width, symbols: traits.symbols, isStyled: traits.isStyled)
        drawGeneration += 1
        let generation = drawGeneration
        // Calls off what the drawing before has asked for. It may never change, and would be held as long.
        drawSignal.change()
        graph.drawn()
        // What is read while drawing, such as the text of a field, makes the frame new when it changes.
        var (frame, surface) = withObservationTracking {
            drawSignal.read()
            return builder.build()
        } onChange: { [weak self] in
            onMainActor {
                guard let self, self.drawGeneration == generation else { return }
                for observer in self.graph.observers { observer.drawnValueChanged() }
                self.graph.setNeedsDraw()
            }
        }
        frame.rowText = { [weak self] id in self?.surface?.nodes[id]?.rowText }
        self.surface = surface
        shownControls = frame.controls
        return frame
    }

    /// What was drawn last; drawn now if views have left since then, so that none is held for longer than it lives.
    private var currentSurface: Surface {
        if surface == nil { _ = render() }
        return surface ?? Surface(survey: Survey(), nodes: [:])
    }

    func perform(_ change: ControlChange, on controlID: Int) {
        currentSurface.nodes[controlID]?.control()?.perform(change)
    }

    func swipe(rowID: Int, action index: Int) {
        guard let row = currentSurface.survey.swipes.first(where: { $0.id == rowID }) else { return }
        let actions = row.swipeActions
        guard actions.indices.contains(index) else { return }
        actions[index].perform()
    }

    func goBack() {
        currentSurface.survey.goBack?()
    }

    func dismissModal() {
        (graph.topmostModal?.memory as? Modal)?.dismiss?()
    }

    func refresh() {
        guard let (node, action) = currentSurface.survey.refresh else { return }
        _ = node.startTask(.refresh, action)
    }

    func scroll(_ direction: ScrollDirection) {
        let windows = currentSurface.survey.windows
        let list = windows.lazy.compactMap { $0.memory as? ListWindow }.first { $0.canScroll(direction) }
        list?.scroll(direction)
        graph.setNeedsDraw()
    }

    func selectTab(_ index: Int) {
        currentSurface.survey.tabs?.select(index)
    }

    func open(path: String) {
        guard let (node, action) = graph.linkTarget(currentSurface.survey), let url = URL(string: path) else { return }
        node.act { action(url) }
    }
}

/// What the screen has to know of the terminal.
struct ScreenTraits {
    var width = 80
    var screenful = 18
    var symbols = TextSymbols.unicode
    var isStyled = false
}

extension ScreenTraits {
    init(_ terminal: TerminalTraits) {
        self.init(
            width: terminal.width, screenful: terminal.screenful, symbols: terminal.isUTF8 ? .unicode : .ascii,
            isStyled: terminal.isStyled)
    }
}
