import Injection
import Observation

/// Takes what it needs by itself: from the app, from the flow, and from a composite.
@Observable
final class UserDetailViewModel {
    let user: User
    var note: String

    @ObservationIgnored @Injected(\AppServices.notes) var notes: NoteStore
    @ObservationIgnored @Injected var favorites: Favorites
    @ObservationIgnored @Injected var analytics: Analytics?

    init(user: User) {
        self.user = user
        note = ""
        note = notes.note(for: user)
        analytics?.track("opened \(user.name)")
    }

    var isFavorite: Bool { favorites.contains(user) }

    func favoriteButtonTapped() {
        favorites.toggle(user)
    }

    func noteSubmitted() {
        notes.set(note, for: user)
    }
}
