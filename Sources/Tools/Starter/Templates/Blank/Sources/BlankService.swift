/// What the view model needs from outside.
protocol BlankService {
    func greeting() async throws -> String
}
