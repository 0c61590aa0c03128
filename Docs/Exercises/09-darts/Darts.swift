// Exercise 9. Keep the score
//
// Change the name of the player, and the score is zero again. The parent is drawn again, and makes a new `ScoreView`
// each time. Let the score survive that.
//
// Read: Docs/08-ownership.md
// Look: Samples/Counter/CounterView.swift, @StateViewModel

import SwiftMVVM

@Observable
final class ScoreViewModel {
    private(set) var score = 0

    func hitButtonTapped() {
        score += 20
    }
}

struct ScoreView: View {
    let viewModel = ScoreViewModel()

    var body: some View {
        HStack {
            Text("Score: \(viewModel.score)")
            Button("Hit", action: viewModel.hitButtonTapped)
        }
    }
}

struct DartsView: View {
    @State private var player = "Ada"

    var body: some View {
        VStack {
            TextField("Player", text: $player)
            Text("\(player) throws.")
            ScoreView()
        }
    }
}
