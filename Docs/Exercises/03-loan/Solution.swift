// Exercise 3. Say when the book is due: a solution
//
// `dueText` is worked out of `daysLeft` and cannot be out of date. The view that reads the text is drawn again when the
// days change, since reading the text reads the days.

import SwiftMVVM

@Observable
final class LoanViewModel {
    private(set) var daysLeft: Int

    init(daysLeft: Int) {
        self.daysLeft = daysLeft
    }

    var dueText: String {
        switch daysLeft {
        case 0: "due today"
        case 1: "1 day left"
        default: "\(daysLeft) days left"
        }
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
