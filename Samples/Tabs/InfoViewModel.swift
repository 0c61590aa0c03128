protocol InfoViewModelDelegate: AnyObject {
    func closeButtonTapped()
}

final class InfoViewModel: ViewModel {
    weak var delegate: (any InfoViewModelDelegate)?

    let text = "A coordinator decides where to go. A view model only says what happened."

    func closeButtonTapped() {
        delegate?.closeButtonTapped()
    }
}
