/// Services that belong together and are injected as one.
struct AppServices {
    let notes: NoteStore
    let greeting: Greeting
}

/// Remembers a note for each user.
final class NoteStore {
    private var notes: [User.ID: String] = [:]

    func note(for user: User) -> String { notes[user.id] ?? "" }
    func set(_ note: String, for user: User) { notes[user.id] = note }
}

struct Greeting {
    var text = "Welcome"
}
