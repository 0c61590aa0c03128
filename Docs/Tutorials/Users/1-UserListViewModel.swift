import Foundation
import Observation

@Observable
final class UserListViewModel {
    private(set) var users: [User] = []

    func loadUsers() async {
        let url = URL(string: "https://example.com/users.json")!
        guard let data = try? Data(contentsOf: url) else { return }
        users = (try? JSONDecoder().decode([User].self, from: data)) ?? []
    }
}
