import TextUI

/// All ways to another screen: links, a path, sheets, alerts and dialogs, each from within the others.
struct Ways: View {
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            Place(number: 0, path: $path)
                .navigationDestination(for: Int.self) { Place(number: $0, path: $path) }
        }
    }
}

private struct Place: View {
    let number: Int
    @Binding var path: [Int]
    @State private var isSheet = false
    @State private var isAlert = false
    @State private var isDialog = false
    @State private var isPushed = false
    @State private var model = PlaceModel()
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Text("\(model.count) of \(path.count)")
            NavigationLink("Deeper", value: number + 1)
            NavigationLink("Aside") { Text("aside").navigationTitle("Aside") }
            NavigationLink("Unknown", value: "unknown")
            Button("Sheet") { isSheet = true }
            Button("Alert") { isAlert = true }
            Button("Dialog") { isDialog = true }
            Button("Push") { isPushed = true }
            Button("Dismiss") { dismiss() }
            Button("Elsewhere") { path = [3, 1, 2] }
            Button("Root") { path = [] }
        }
        .navigationTitle("Place \(number)")
        .toolbar { Button("Count") { model.count += 1 } }
        .navigationDestination(isPresented: $isPushed) { Text("pushed \(model.count)") }
        .sheet(isPresented: $isSheet, onDismiss: { model.count += 10 }) {
            if number < 3 { NavigationStack { Place(number: number + 10, path: $path) } }
        }
        .alert("Alert \(number)", isPresented: $isAlert) {
            Button("Go") { path.append(7) }
            Button("No", role: .cancel) {}
        }
        .confirmationDialog("Dialog", isPresented: $isDialog) {
            Button("Sheet too") { isSheet = true }
        }
        .task { await model.load() }
        .onDisappear { model.count += 100 }
    }
}

@Observable @MainActor private final class PlaceModel {
    var count = 0

    func load() async {
        await Task.yield()
        count += 1000
    }
}
