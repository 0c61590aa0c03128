import TextUI

struct Tab2: View {
    @State private var showsDemo = false

    var body: some View {
        VStack {
            Text("The view decides")
            Button("Present demo sheet") { showsDemo = true }
        }
        .navigationTitle("Tab 2")
        .sheet(isPresented: $showsDemo) {
            Text("Demo")
        }
    }
}
