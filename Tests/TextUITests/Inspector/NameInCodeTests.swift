import Testing
import TextUITesting

@testable import TextUI

/// What the inspector tells is called as the program writes it.
@MainActor struct NameInCodeTests {
    @Observable final class Order {
        var note = ""
        var isWrapped = false
        var isAsking = false
        var rows = ["tea", "milk"]
    }

    struct OrderView: View {
        @State private var order = Order()
        @State private var amounts = [1, 2]

        var body: some View {
            NavigationStack {
                VStack {
                    NavigationLink("Push") { Text("pushed") }
                    TextField("Note", text: $order.note)
                    Toggle("Wrapped", isOn: $order.isWrapped)
                    Text("left").frame(width: 80)
                    Text("below").overlay { Text("above") }
                    Text("above").background { Text("below") }
                    Text("gone").hidden()
                    Text("").onTapGesture { order.isAsking = true }
                    LabeledContent("Sum", value: "12")
                    DisclosureGroup("More", isExpanded: .constant(true)) { Text("inside") }
                    List {
                        Section {
                            ForEach(order.rows, id: \.self) { Text($0) }.onDelete { order.rows.remove(atOffsets: $0) }
                            Text("sugar").swipeActions { Button("Eat") {} }
                        } header: {
                            Text("Food")
                        }
                    }
                }
                .alert("Sure?", isPresented: $order.isAsking) { Button("Yes") { order.note = "yes" } }
            }
        }
    }

    struct OrderApp: App {
        var body: some Scene { WindowGroup { OrderView() } }
    }

    private func answer(toLastOf lines: [String]) async -> String {
        let transcript = await TestScreen.transcript(of: OrderApp(), lines: lines + ["quit"])
        return transcript.components(separatedBy: "\n\n> ").dropLast().last ?? ""
    }

    /// The lines of the trace alone.
    private func trace(of lines: [String]) async -> String {
        let answer = await answer(toLastOf: [":trace on"] + lines)
        return answer.components(separatedBy: "\n\n").last ?? ""
    }

    @Test func `the tree has modifiers as they are written`() async {
        #expect(
            await answer(toLastOf: [":tree"]) == """
                :tree
                OrderApp #1
                  OrderView #3 · @State order = Order #1 · @State amounts = [1, 2]
                    NavigationStack #4
                      VStack #6
                        NavigationLink #8 "Push" [1]
                          Text #19 "Push"
                        TextField #9 "Note" [2]
                          Text #20 "Note"
                        Toggle #10 "Wrapped" [3]
                          Text #21 "Wrapped"
                        .frame #11
                          Text #22 "left"
                        .overlay #12
                          Text #23 "below"
                          Text #24 "above"
                        .background #13
                          Text #25 "above"
                          Text #26 "below"
                        .hidden #14
                          Text #27 "gone"
                        .onTapGesture #15 [4]
                          Text #28
                        HStack #29
                          label #31
                            Text #33 "Sum"
                          VStack #32
                            Text #34 "12"
                        DisclosureGroup #36 "More" [5]
                          Text #38 "More"
                        content #39
                          Text #40 "inside"
                        List #18
                          header #42
                            Text #45 "Food"
                          .onDelete #48 id "tea" "tea" [6]
                            Text #51 "tea"
                          .onDelete #49 id "milk" "milk" [7]
                            Text #53 "milk"
                          .swipeActions #47 "sugar" [8]
                            Text #54 "sugar"
                            Button #55 "Eat"
                              Text #56 "Eat"
                          footer #44
                """)
    }

    @Test func `a view behind a pushed one is hidden`() async {
        #expect(
            await answer(toLastOf: ["push", ":tree List"]) == """
                :tree List
                List #18 (hidden)
                  header #42
                    Text #45 "Food"
                  .onDelete #48 id "tea" "tea"
                    Text #51 "tea"
                  .onDelete #49 id "milk" "milk"
                    Text #53 "milk"
                  .swipeActions #47 "sugar"
                    Text #54 "sugar"
                    Button #55 "Eat"
                      Text #56 "Eat"
                  footer #44
                """)
    }

    @Test func `the control that shows a change is named`() async {
        #expect(
            await trace(of: ["wrapped"]) == """
                Command 1: Toggle "Wrapped" in OrderView set to on
                  changed   Order.isWrapped: false → true
                  redrawn   Toggle "Wrapped" in OrderView: it shows Order.isWrapped
                  not run   1 other body
                """)
    }

    @Test func `an alert is told as such`() async {
        #expect(
            await trace(of: [".onTap"]) == """
                Command 1: .onTapGesture ".onTapGesture" in OrderView
                  changed   Order.isAsking: false → true
                  redrawn   .alert in OrderView: it shows Order.isAsking
                  not run   1 other body
                """)
    }
}
