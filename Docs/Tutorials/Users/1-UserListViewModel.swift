import Foundation
import Observation

@Observable
final class UserListViewModel {
    private(set) var users: [User] = []

    func loadUsers() async {
        guard let url = URL(string: "https://example.com/users.json"), let data = try? Data(contentsOf: url) else {
            return
        }
        users = (try? JSONDecoder().decode([User].self, from: data)) ?? []
    }
}
