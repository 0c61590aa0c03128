// Exercise 3. Say when the book is due
//
// The text is stored when the loan begins. Renewing adds days, but the text stays what it was. Let the text follow the
// days, and say it well: "3 days left", "1 day left", "due today".
//
// Read: Docs/03-counter.md
// Look: Samples/Users/OnboardingViewModel.swift, var text

import SwiftMVVM

@Observable
final class LoanViewModel {
    private(set) var daysLeft: Int
    private(set) var dueText: String

    init(daysLeft: Int) {
        self.daysLeft = daysLeft
        dueText = "\(daysLeft) days left"
    }

    func renewButtonTapped() {
        daysLeft += 21
    }
}

struct LoanView: View {
    @StateViewModel var viewModel = LoanViewModel(daysLeft: 3)

    var body: some View {
        VStack {
            Text(viewModel.dueText)
            Button("Renew", action: viewModel.renewButtonTapped)
        }
    }
}
