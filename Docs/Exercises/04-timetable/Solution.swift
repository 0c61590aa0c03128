// Exercise 4. Tell that no bus is known: a solution
//
// A state for each thing that can be on the screen. An enum has room for one of them at a time, and the compiler asks
// the view for each.

import SwiftMVVM

protocol BusCompany {
    func departures() async throws -> [String]
}

@Observable
final class TimetableViewModel {
    enum State: Equatable {
        case loading
        case loaded([String])
        case failed(String)
    }

    private(set) var state = State.loading
    private let company: any BusCompany

    init(company: any BusCompany) {
        self.company = company
    }

    func load() async {
        state = .loading
        do {
            state = .loaded(try await company.departures())
        } catch {
            state = .failed("No timetable today.")
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
            case .failed(let message):
                Text(message)
                Button("Try again") { Task { await viewModel.load() } }
            }
        }
        .task { await viewModel.load() }
    }
}
