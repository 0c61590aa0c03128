import SwiftMVVM
import Testing
import TextUITesting

/// `:models` names who keeps a view model before those who were handed it.
@MainActor struct HolderTests {
    @Observable final class Shop {
        let tills: [Till]
        @ObservationIgnored @Injected var sign: Sign

        init() {
            tills = [Till(), Till()]
            for till in tills { till.shop = self }
        }
    }

    @Observable final class Archive {
        var bills: [Int: Bill] = [7: Bill()]
        var newest: Bill? { bills[7] }
    }

    @Observable final class Bill { var sum = 12 }

    struct ArchiveApp: App {
        @State var archive = Archive()
        var body: some Scene { WindowGroup { Text("\(archive.newest?.sum ?? 0)") } }
    }

    @Observable final class Till {
        weak var shop: Shop?
        var sum = 0
    }

    @Observable final class Sign { var text = "open" }

    struct TillView: View {
        let till: Till
        var body: some View { Text("\(till.sum) in the till") }
    }

    struct ShopView: View {
        @StateViewModel var shop = Shop()
        var body: some View {
            TillView(till: shop.tills[0])
            Text("The sign says \(shop.sign.text)")
        }
    }

    struct ShopApp: App {
        var body: some Scene { WindowGroup { ShopView().inject(Sign()) } }
    }

    @Test func `the owner comes first, and a weak way back is no holder`() async {
        let transcript = await TestScreen.transcript(of: ShopApp(), lines: [":models"])
        #expect(
            transcript == """
                ── Shop ────────────────────────────────────────────────────────────────────────
                0 in the till
                The sign says open

                > :models
                #1 Shop, met at the start
                   held by @StateViewModel shop of ShopView
                   made once, by ShopView
                #2 Till, met at the start
                   held by tills of Shop
                   and by  let till of TillView
                #3 Till, met at the start
                   held by tills of Shop
                #4 Sign, met at the start
                   held by what is injected: Sign, at SwiftMVVMTests/HolderTests.swift:50
                   and by  sign of Shop

                > 

                """)
    }

    @Test func `a view model in a dictionary is found`() async {
        let transcript = await TestScreen.transcript(of: ArchiveApp(), lines: [":models"])
        #expect(
            transcript == """
                ── Archive ─────────────────────────────────────────────────────────────────────
                12

                > :models
                #1 Archive, met at the start
                   held by @State archive of ArchiveApp
                   made once, by ArchiveApp
                #2 Bill, met at the start
                   held by bills of Archive

                > 

                """)
    }
}
