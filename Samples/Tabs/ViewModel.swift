import Foundation
import Publishing

typealias ViewModelDefinition = (ObservableObject & Identifiable & Hashable)

/// The base of all view models and coordinators. A sheet needs an id, a navigation path needs a hash, and a view needs
/// something to observe.
class ViewModel: ViewModelDefinition {
    let id = UUID()

    init() {}

    static func == (lhs: ViewModel, rhs: ViewModel) -> Bool {
        lhs.id == rhs.id
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }
}
