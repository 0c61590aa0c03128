import Observation

/// A model that is observable itself. A view model holds it, a view reads through both, and only the reader of what
/// changes is drawn again.
@Observable
final class Basket {
    private(set) var quantity = 1

    func add(upTo stock: Int) {
        quantity = min(quantity + 1, stock)
    }

    func remove() {
        quantity = max(quantity - 1, 1)
    }
}
