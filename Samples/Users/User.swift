/// A person in the list.
struct User: Identifiable, Hashable, Codable {
    let id: Int
    let name: String
    let email: String
}
