// Exercise 2. Keep the lift in its house
//
// The house has floors 0 to 5. The view knows that, the view model does not: a test, or a second view, drives the lift
// through the roof. Move the rule out of the view, into the view model.
//
// Read: Docs/03-counter.md
// Look: Samples/Counter/CounterViewModel.swift, func decrement()

import SwiftMVVM

@Observable
final class LiftViewModel {
    private(set) var floor = 0
    let topFloor = 5

    func upButtonTapped() {
        floor += 1
    }

    func downButtonTapped() {
        floor -= 1
    }
}

struct LiftView: View {
    @StateViewModel var viewModel = LiftViewModel()

    var body: some View {
        VStack {
            Text("Floor \(viewModel.floor)")
            HStack {
                Button("Up") {
                    if viewModel.floor < viewModel.topFloor { viewModel.upButtonTapped() }
                }
                Button("Down") {
                    if viewModel.floor > 0 { viewModel.downButtonTapped() }
                }
            }
        }
    }
}
