import SwiftMVVM
import Testing
import TextUITesting

/// `:models` names who keeps a view model before those who were handed it.
@MainActor struct HolderTests {
    @Observable final class Shop {
        let tills: [Till]
        let sign = Sign()

        init() {
            tills = [Till(), Till()]
            for till in tills { till.shop = self }
        }
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

    struct SignView: View {
        @Injected var sign: Sign
        var body: some View { Text("The sign says \(sign.text)") }
    }

    struct ShopView: View {
        @StateViewModel var shop = Shop()
        var body: some View {
            TillView(till: shop.tills[0])
            SignView().inject(shop.sign)
        }
    }

    struct ShopApp: App {
        var body: some Scene { WindowGroup { ShopView() } }
    }

    @Test func `the owner comes first, and a weak way back is no holder`() async {
        let transcript = await TestScreen.transcript(of: ShopApp(), lines: [":models"])
        #expect(transcript == "")
    }
}
