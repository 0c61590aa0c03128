import Observation

/// The favourites of one flow. The flow's root view model makes it; the screens of the flow share it.
@Observable
final class Favorites {
    private(set) var ids: Set<User.ID> = []

    func toggle(_ user: User) {
        ids.formSymmetricDifference([user.id])
    }

    func contains(_ user: User) -> Bool {
        ids.contains(user.id)
    }
}
