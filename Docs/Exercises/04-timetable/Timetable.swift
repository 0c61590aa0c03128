// Exercise 4. Tell that no bus is known
//
// If the bus company does not answer, the screen says "Loading…" for ever. Add the case that is missing: show the text
// "No timetable today.", and below it a button "Try again" that loads once more.
//
// Read: Docs/04-product-detail.md
// Look: Samples/ProductDetail/ProductDetailViewModel.swift, case failed(String)

import SwiftMVVM

protocol BusCompany {
    func departures() async throws -> [String]
}

@Observable
final class TimetableViewModel {
    enum State: Equatable {
        case loading
        case loaded([String])
    }

    private(set) var state = State.loading
    private let company: any BusCompany

    init(company: any BusCompany) {
        self.company = company
    }

    func load() async {
        state = .loading
        if let departures = try? await company.departures() {
            state = .loaded(departures)
        }
    }
}

struct TimetableView: View {
    @StateViewModel var viewModel: TimetableViewModel

    init(company: any BusCompany) {
        _viewModel = StateViewModel { _ in TimetableViewModel(company: company) }
    }

    var body: some View {
        VStack {
            switch viewModel.state {
            case .loading:
                ProgressView()
            case .loaded(let departures):
                ForEach(departures, id: \.self) { Text($0) }
            }
        }
        .task { await viewModel.load() }
    }
}
