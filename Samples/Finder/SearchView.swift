import TextUI

struct SearchView: View {
    @ObservedObject var find: FindViewModel
    @ObservedObject var results: SearchGlobalViewModel

    var body: some View {
        VStack {
            TextField("Find", text: $find.searchPredicate)
            ForEach(results.results, id: \.self) { result in
                Text("- \(result)")
            }
        }
    }
}
