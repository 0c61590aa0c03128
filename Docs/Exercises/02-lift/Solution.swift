// Exercise 2. Keep the lift in its house: a solution
//
// The rule stands where a test reaches it without a view. The view passes the taps on, and decides nothing.

import SwiftMVVM

@Observable
final class LiftViewModel {
    private(set) var floor = 0
    let topFloor = 5

    func upButtonTapped() {
        floor = min(floor + 1, topFloor)
    }

    func downButtonTapped() {
        floor = max(floor - 1, 0)
    }
}

struct LiftView: View {
    @StateViewModel var viewModel = LiftViewModel()

    var body: some View {
        VStack {
            Text("Floor \(viewModel.floor)")
            HStack {
                Button("Up", action: viewModel.upButtonTapped)
                Button("Down", action: viewModel.downButtonTapped)
            }
        }
    }
}
