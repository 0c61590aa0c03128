import Testing
import TextUITesting

@testable import Finder

/// What the inspector tells of the finder.
struct FinderTraceTests {
    @Test func `the trace tells that one text changes two view models, and that a view observes both`() async {
        let lines = [":trace on", "find = la", "quit"]
        let transcript = await TestScreen.transcript(of: FinderApp(), lines: lines, width: 60)
        #expect(
            transcript == """
                ── Find ────────────────────────────────────────────────────
                [1] Find: ___
                Brands: Acme, Bolt, Cirrus
                Products: Lamps, Teapots, Bicycles
                Services: Repair, Delivery
                [2] Another finder
                [3] Start anew

                > :trace on
                the trace is on: each command tells what it changed

                > find = la
                ── Find ────────────────────────────────────────────────────
                [1] Find: la
                - Lamps
                Brands: Acme, Bolt, Cirrus
                Products: Lamps, Teapots, Bicycles
                Services: Repair, Delivery
                [2] Another finder
                [3] Start anew

                Command 1: TextField "Find" in SearchView set to "la"
                  changed   FindViewModel.searchPredicate: "" → "la"
                  changed   SearchGlobalViewModel.searchPredicate: "" → "la"
                  body ran  SearchView: it observes FindViewModel and SearchGlobalViewModel
                  not run   3 other bodies

                > quit

                """)
    }

    @Test func `the trace tells what is made anew after the store was cleared, without taking it for a mistake`() async
    {
        let lines = ["find = la", ":trace on", "start", ":models", "quit"]
        let transcript = await TestScreen.transcript(of: FinderApp(), lines: lines, width: 60)
        #expect(
            transcript == """
                ── Find ────────────────────────────────────────────────────
                [1] Find: ___
                Brands: Acme, Bolt, Cirrus
                Products: Lamps, Teapots, Bicycles
                Services: Repair, Delivery
                [2] Another finder
                [3] Start anew

                > find = la
                ── Find ────────────────────────────────────────────────────
                [1] Find: la
                - Lamps
                Brands: Acme, Bolt, Cirrus
                Products: Lamps, Teapots, Bicycles
                Services: Repair, Delivery
                [2] Another finder
                [3] Start anew

                > :trace on
                the trace is on: each command tells what it changed

                > start
                ── Find ────────────────────────────────────────────────────
                [1] Find: ___
                Brands: Acme, Bolt, Cirrus
                Products: Lamps, Teapots, Bicycles
                Services: Repair, Delivery
                [2] Another finder
                [3] Start anew

                Command 2: Button "Start anew" in FindController
                  changed   FindViewModel.searchPredicate: "la" → ""
                  changed   SearchGlobalViewModel.searchPredicate: "la" → ""
                  made      SearchGlobalViewModel #6, store of FindController
                  made      BrandListViewModel #7, store of FindController
                  made      ProductCategoryListViewModel #8, store of FindController
                  made      ServiceCategoryListViewModel #9, store of FindController
                  body ran  FindController: it read something that changed
                  body ran  SearchView: it observes FindViewModel and SearchGlobalViewModel
                  body ran  CategoriesView: its parent passed other inputs
                  released  SearchGlobalViewModel #2
                  released  BrandListViewModel #3
                  released  ProductCategoryListViewModel #4
                  released  ServiceCategoryListViewModel #5
                  not run   1 other body

                > :models
                #1 FindViewModel, met at the start
                   held by store of FindController
                   and by  @ObservedObject find of SearchView
                   made once, by FindViewModelFactory
                #6 SearchGlobalViewModel, met in command 2
                   held by store of FindController
                   and by  @ObservedObject results of SearchView
                   made once, by FindViewModelFactory
                #7 BrandListViewModel, met in command 2
                   held by store of FindController
                   and by  @ObservedObject brands of CategoriesView
                   made once, by FindViewModelFactory
                #8 ProductCategoryListViewModel, met in command 2
                   held by store of FindController
                   and by  @ObservedObject products of CategoriesView
                   made once, by FindViewModelFactory
                #9 ServiceCategoryListViewModel, met in command 2
                   held by store of FindController
                   and by  @ObservedObject services of CategoriesView
                   made once, by FindViewModelFactory
                released since the last look: SearchGlobalViewModel #2, BrandListViewModel #3, ProductCategoryListViewModel #4, ServiceCategoryListViewModel #5

                > quit

                """)
    }
}
