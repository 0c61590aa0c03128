/// Finds a name by what a person types: exactly, else by a unique prefix, else by a unique part, in any case.
enum NameMatch: Equatable {
    case one(Int)
    /// More than one name fits equally well.
    case several([Int])
    case none

    static func find(_ typed: String, in names: [String]) -> NameMatch {
        let wanted = folded(typed)
        guard !wanted.isEmpty else { return .none }
        let names = names.map(folded)
        for fits in [{ $0 == wanted }, { $0.hasPrefix(wanted) }, { $0.includes(wanted) }] as [(String) -> Bool] {
            let places = names.indices.filter { fits(names[$0]) }
            if places.count == 1 { return .one(places[0]) }
            if places.count > 1 { return .several(places) }
        }
        return .none
    }

    /// The place of the only name that is the typed one, in any case.
    static func exact(_ typed: String, in names: [String]) -> Int? {
        let wanted = folded(typed)
        let places = names.indices.filter { folded(names[$0]) == wanted }
        return places.count == 1 ? places[0] : nil
    }

    private static func folded(_ text: String) -> String {
        text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
