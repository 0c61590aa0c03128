@testable import Users

/// A service that answers each fetch differently: with users, with a failure, with nobody, with hostile names.
@MainActor final class MoodyUserService: UserService {
    private var fetches = 0

    func fetchUsers() async throws -> [User] {
        fetches += 1
        switch fetches % 4 {
        case 1: return MockUserService.threeUsers
        case 2: throw UserServiceError(message: "Asleep.")
        case 3: return []
        default:
            return ["", "\u{1B}[31mred", "\u{202E}evil", "same", "same"].enumerated().map {
                User(id: min($0, 3), name: $1, email: $1)
            }
        }
    }
}
