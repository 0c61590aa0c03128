/// What tab 1 tells. The coordinator is the delegate, and the delegate is weak: the coordinator owns the view model.
protocol Tab1ViewModelDelegate: AnyObject {
    func infoButtonTapped()
}

final class Tab1ViewModel: ViewModel {
    weak var delegate: (any Tab1ViewModelDelegate)?

    let title = "Events by a delegate"

    func infoButtonTapped() {
        delegate?.infoButtonTapped()
    }
}
