// Exercise 1. Fill the kettle
//
// The button "Fill" does nothing: its intent is empty. Let each tap add one cup.
//
// Read: Docs/03-counter.md
// Look: Samples/Counter/CounterViewModel.swift, func increment()

import SwiftMVVM

@Observable
final class KettleViewModel {
    private(set) var cups = 0

    func fillButtonTapped() {
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
