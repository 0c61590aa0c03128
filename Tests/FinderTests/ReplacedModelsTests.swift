import Testing
import TextUITesting

@testable import Finder

/// What a controller replaces on purpose is no mistake.
struct ReplacedModelsTests {
    private func answer(toLastOf lines: [String]) async -> String {
        let transcript = await TestScreen.transcript(of: FinderApp(), lines: lines + ["quit"], width: 60)
        return transcript.components(separatedBy: "\n\n> ").dropLast().last ?? ""
    }

    @Test func `a finder that was started anew and closed is not warned of when undo repeats it`() async {
        let models = await answer(toLastOf: ["another", "start", "dismiss", "find = x", "undo", ":models"])
        #expect(models.components(separatedBy: "\n").filter { $0.hasPrefix("warning") } == [])
    }

    @Test func `a sheet is told before what it shows`() async {
        #expect(
            await answer(toLastOf: [":trace on", "another"]) == """
                another
                ── Sheet: Find ─────────────────────────────────────────────
                [1] Find: ___
                Brands: Acme, Bolt, Cirrus
                Products: Lamps, Teapots, Bicycles
                Services: Repair, Delivery
                [2] Another finder
                [3] Start anew

                Command 1: Button "Another finder" in FindController
                  redrawn   .sheet in FindController: it shows something that changed
                  body ran  FindController: for the first time
                  made      FindViewModel #6, @ObservedObject find of SearchView
                  made      SearchGlobalViewModel #7, @ObservedObject results of SearchView
                  body ran  SearchView: for the first time
                  made      BrandListViewModel #8, @ObservedObject brands of CategoriesView
                  made      ProductCategoryListViewModel #9, @ObservedObject products of CategoriesView
                  made      ServiceCategoryListViewModel #10, @ObservedObject services of CategoriesView
                  body ran  CategoriesView: for the first time
                  not run   4 other bodies
                """)
    }
}
