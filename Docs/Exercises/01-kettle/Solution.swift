// Exercise 1. Fill the kettle: a solution
//
// The intent changes `cups`. The view has read `cups`, so it is drawn again: nobody has to tell it.

import SwiftMVVM

@Observable
final class KettleViewModel {
    private(set) var cups = 0

    func fillButtonTapped() {
        cups += 1
    }
}

struct KettleView: View {
    @StateViewModel var viewModel = KettleViewModel()

    var body: some View {
        VStack {
            Text("Cups: \(viewModel.cups)")
            Button("Fill", action: viewModel.fillButtonTapped)
        }
    }
}
