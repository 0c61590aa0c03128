import Publishing

/// Finds everything that contains the search text. The factory connects it with the find view model.
final class SearchGlobalViewModel: ObservableObject {
    @Published var searchPredicate = ""

    var results: [String] {
        if searchPredicate.isEmpty { return [] }
        return Catalog.all.filter { $0.lowercased().contains(searchPredicate.lowercased()) }
    }
}
