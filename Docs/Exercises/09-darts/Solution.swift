// Exercise 9. Keep the score: a solution
//
// `@StateViewModel` makes the view model once, and keeps it while the view is on the screen. `@State` keeps it too, but
// makes another one with each draw of the parent, and throws it away.

import SwiftMVVM

@Observable
final class ScoreViewModel {
    private(set) var score = 0

    func hitButtonTapped() {
        score += 20
    }
}

struct ScoreView: View {
    @StateViewModel var viewModel = ScoreViewModel()

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
