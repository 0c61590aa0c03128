import TextUI

struct SearchView: View {
    @StateObject private var find = FindViewModel()
    @StateObject private var results = SearchGlobalViewModel()

    var body: some View {
        VStack {
            TextField("Find", text: $find.searchPredicate)
            ForEach(results.results, id: \.self) { result in
                Text("- \(result)")
            }
        }
    }
}
