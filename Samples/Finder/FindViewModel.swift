import Publishing

/// What the person types. The other view models of the screen hear of it.
final class FindViewModel: ObservableObject {
    @Published var searchPredicate = ""
}
