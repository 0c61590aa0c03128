extension DependenciesContainer: CustomDebugStringConvertible {
    /// Every dependency, its declared type, whether it has been made and where it was registered, scope by scope.
    ///
    /// ```swift
    /// debugPrint(DependenciesContainer.current)
    /// ```
    public var debugDescription: String {
        let scopes = scopeDescriptions
        if scopes.isEmpty { return "DependenciesContainer: empty" }
        var lines = ["DependenciesContainer, the nearest scope first:"]
        for (number, scope) in scopes.enumerated() {
            lines.append("  scope \(number + 1)")
            lines += scope.dependencies.map { "    \($0)" }
            lines += scope.ties.map { "    \($0)" }
        }
        return lines.joined(separator: "\n")
    }
}
