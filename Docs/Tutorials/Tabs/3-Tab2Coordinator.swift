import Publishing

/// Hears its view models by their subjects.
final class Tab2Coordinator: ViewModel {
    @Published var sheetDemoViewModel: SheetDemoViewModel?

    let tab2ViewModel: Tab2ViewModel

    private var cancellables = Set<AnyCancellable>()

    init(tab2ViewModel: Tab2ViewModel) {
        self.tab2ViewModel = tab2ViewModel

        super.init()

        bindEvents()
    }

    private func bindEvents() {
        tab2ViewModel.event.presentDemoSheetButtonTapped
            .sink { [weak self] _ in self?.presentDemoSheet() }
            .store(in: &cancellables)
    }

    /// The sheet is up for as long as the property holds a view model.
    private func presentDemoSheet() {
        let sheetDemoViewModel = SheetDemoViewModel()

        sheetDemoViewModel.event.dismissButtonTapped
            .map { _ in nil }
            .assign(to: &$sheetDemoViewModel)

        self.sheetDemoViewModel = sheetDemoViewModel
    }
}
