import Observation

/// A model that is observable itself. A view model holds it, a view reads through both, and only the reader of what
/// changes is drawn again.
@Observable
final class Basket {
    private(set) var quantity = 1

    func add(upTo stock: Int) {
        if quantity < stock { quantity += 1 }
    }

    func remove() {
        if quantity > 1 { quantity -= 1 }
    }
}
