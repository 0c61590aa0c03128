/// Where users come from. The view models know only this.
protocol UserService {
    func fetchUsers() async throws -> [User]
}

/// Why users could not be fetched, in words for the person who waits for them.
struct UserServiceError: Error, Equatable {
    let message: String
}
