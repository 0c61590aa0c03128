import SwiftMVVM
import Testing
import TextUITesting

/// View models are found wherever a value can hold them.
@MainActor struct HeldModelsTests {
    @Observable final class Cup {
        var sips = 0
    }

    enum Place {
        case shelf
        case table(Cup, String)
    }

    struct Tray {
        let cup: Cup
        var cloth = "white"
    }

    @Observable final class Kitchen {
        var place = Place.table(Cup(), "round")
        var tray = Tray(cup: Cup())
        var trays = [Tray(cup: Cup())]
        var pair = (Cup(), 2)

        func sip() { if case .table(let cup, _) = place { cup.sips += 1 } }
        func lay() { place = .table(Cup(), "long") }
    }

    struct PlaceView: View {
        let place: Place
        var body: some View { if case .table(let cup, _) = place { Text("\(cup.sips) sips") } }
    }

    struct TrayView: View {
        var tray: Tray
        var body: some View { Text("\(tray.cup.sips) sips, \(tray.cloth)") }
    }

    struct KitchenView: View {
        @State private var kitchen = Kitchen()

        var body: some View {
            PlaceView(place: kitchen.place)
            TrayView(tray: kitchen.tray)
            Button("Sip") { kitchen.sip() }
            Button("Lay") { kitchen.lay() }
        }
    }

    struct KitchenApp: App {
        var body: some Scene { WindowGroup { KitchenView() } }
    }

    private func answer(toLastOf lines: [String]) async -> String {
        let transcript = await TestScreen.transcript(of: KitchenApp(), lines: lines + ["quit"])
        return transcript.components(separatedBy: "\n\n> ").dropLast().last ?? ""
    }

    @Test func `behind a case, in a struct, in an array of structs and in a tuple`() async {
        #expect(
            await answer(toLastOf: [":models"]) == """
                :models
                #1 Kitchen, met at the start
                   held by @State kitchen of KitchenView
                   made once, by KitchenView
                #2 Cup, met at the start
                   held by place of Kitchen
                   and by  let place of PlaceView
                #3 Cup, met at the start
                   held by tray of Kitchen
                   and by  var tray of TrayView
                #4 Cup, met at the start
                   held by trays of Kitchen
                #5 Cup, met at the start
                   held by pair of Kitchen
                """)
    }

    @Test func `the tree tells of a property that holds one`() async {
        #expect(
            await answer(toLastOf: [":tree PlaceView"]) == """
                :tree PlaceView
                PlaceView #5 · let place = table(Cup #2, "round")
                  Text #10 "0 sips"
                """)
    }

    @Test func `a change of one is told`() async {
        #expect(
            await answer(toLastOf: ["sip", ":why"]) == """
                :why
                Command 1: Button "Sip" in KitchenView
                  changed   Cup #2.sips: 0 → 1
                  body ran  PlaceView: it read Cup #2.sips
                  not run   2 other bodies
                """)
    }

    @Test func `so is one that takes the place of another`() async {
        #expect(
            await answer(toLastOf: [":trace on", "lay", ":why"]) == """
                :why
                Command 1: Button "Lay" in KitchenView
                  made      Cup #6, place of Kitchen
                  changed   Kitchen.place: table(Cup #2, "round") → table(Cup #6, "long")
                  body ran  KitchenView: it read Kitchen.place
                  body ran  PlaceView: its parent passed other inputs
                  released  Cup #2
                  not run   1 other body
                """)
    }

    struct Branch {
        var branches: [Branch] = []
        var cup: Cup?
    }

    @Observable final class Tree { var root = Branch(branches: [Branch(cup: Cup())]) }

    struct TreeApp: App {
        @State private var tree = Tree()
        var body: some Scene { WindowGroup { Text("\(tree.root.branches.count)") } }
    }

    @Test func `a type that holds itself is looked into`() async {
        let transcript = await TestScreen.transcript(of: TreeApp(), lines: [":models"])
        #expect(
            transcript == """
                ── Tree ────────────────────────────────────────────────────────────────────────
                1

                > :models
                #1 Tree, met at the start
                   held by @State tree of TreeApp
                   made once, by TreeApp
                #2 Cup, met at the start
                   held by root of Tree

                > 

                """)
    }
}

/// Two runs tell the same.
@MainActor struct OrderOfBodiesTests {
    @Observable final class Bell { var rings = 0 }

    struct A: View { let bell: Bell; var body: some View { Text("\(bell.rings)") } }
    struct B: View { let bell: Bell; var body: some View { Text("\(bell.rings)") } }
    struct C: View { let bell: Bell; var body: some View { Text("\(bell.rings)") } }
    struct D: View { let bell: Bell; var body: some View { Text("\(bell.rings)") } }
    struct E: View { let bell: Bell; var body: some View { Text("\(bell.rings)") } }

    struct House: View {
        @State private var bell = Bell()
        var body: some View {
            A(bell: bell)
            B(bell: bell)
            C(bell: bell)
            D(bell: bell)
            E(bell: bell)
            Button("Ring") { bell.rings += 1 }
        }
    }

    struct HouseApp: App {
        var body: some Scene { WindowGroup { House() } }
    }

    @Test func `views that read the same run in the order in which they were made`() async {
        let transcript = await TestScreen.transcript(of: HouseApp(), lines: ["ring", ":why", "quit"])
        #expect(
            transcript.components(separatedBy: "\n\n> ").dropLast().last == """
                :why
                Command 1: Button "Ring" in House
                  changed   Bell.rings: 0 → 1
                  body ran  A: it read Bell.rings
                  body ran  B: it read Bell.rings
                  body ran  C: it read Bell.rings
                  body ran  D: it read Bell.rings
                  body ran  E: it read Bell.rings
                  not run   1 other body
                """)
    }
}
