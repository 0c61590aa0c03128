@testable import TextUI

/// A generated view that changes again and again: what stays mounted must look like one that is mounted anew.
enum ViewsInput {
    @MainActor static func run(_ bytes: [UInt8]) async throws(Finding) {
        var choices = Choices(bytes)
        let width = 20 + choices.below(50)
        let model = TreeModel(Tree(&choices))
        let ledger = Ledger()
        let screen = mount(model, ledger, width)
        try await screen.start()
        for _ in 0..<12 where !choices.areUsedUp {
            try await step(screen, model, &choices)
            if ledger.onScreen < 0 { throw Finding("a view disappeared that had not appeared") }
            try await compare(screen, model)
        }
        try await screen.close()
        if ledger.onScreen != 0 { throw Finding("after the end \(ledger.onScreen) views have not disappeared") }
        if ledger.tasks != 0 { throw Finding("after the end \(ledger.tasks) tasks have not ended") }
    }

    @MainActor private static func mount(_ model: TreeModel, _ ledger: Ledger, _ width: Int) -> FuzzScreen {
        FuzzScreen(width: width) { Root(model: model, ledger: ledger) }
    }

    private struct Root: View {
        let model: TreeModel
        let ledger: Ledger
        var body: some View { GeneratedView(tree: model.tree, model: model, ledger: ledger) }
    }

    @MainActor private static func step(
        _ screen: FuzzScreen, _ model: TreeModel, _ choices: inout Choices
    ) async throws(Finding) {
        switch choices.below(4) {
        case 0: model.tree.graft(Tree(&choices), &choices)
        case 1: model.tree.shuffle(&choices)
        case 2: model.change(choices.byte())
        default:
            try await screen.enter(SessionInput.line(for: screen.frame, &choices))
            return
        }
        try await screen.settle()
    }

    @MainActor private static func compare(_ screen: FuzzScreen, _ model: TreeModel) async throws(Finding) {
        // Where a list was scrolled to, and which modal came last, is known only to the one that was there.
        guard !screen.frame.offers.less, screen.screen.graph.modals.count < 2 else { return }
        let anew = mount(model, Ledger(), screen.width)
        try await anew.start()
        if anew.frame.text != screen.frame.text {
            throw Finding(
                "mounted anew it looks otherwise:\n\(anew.frame.text)\nand not\n\(screen.frame.text)\nas \(model.tree)")
        }
        if anew.frame.controls.map(\.label) != screen.frame.controls.map(\.label) {
            throw Finding("mounted anew the controls have other labels")
        }
        try await anew.close()
    }
}
