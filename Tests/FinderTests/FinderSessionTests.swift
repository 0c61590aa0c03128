import Providing
import Testing
import TextUITesting

@testable import Finder

struct FinderSessionTests {
    @Test func `a session finds, opens another finder, and starts anew`() async {
        let lines = ["find = lam", "another finder", "dismiss", "start anew", "quit"]
        let transcript = await TestScreen.transcript(of: FinderApp(), lines: lines, width: 50)
        #expect(transcript == Self.expected)
    }

    static let expected = """
        ── Find ──────────────────────────────────────────
        [1] Find: ___
        Brands: Acme, Bolt, Cirrus
        Products: Lamps, Teapots, Bicycles
        Services: Repair, Delivery
        [2] Another finder
        [3] Start anew

        > find = lam
        ── Find ──────────────────────────────────────────
        [1] Find: lam
        - Lamps
        Brands: Acme, Bolt, Cirrus
        Products: Lamps, Teapots, Bicycles
        Services: Repair, Delivery
        [2] Another finder
        [3] Start anew

        > another finder
        ── Sheet: Find ───────────────────────────────────
        [1] Find: ___
        Brands: Acme, Bolt, Cirrus
        Products: Lamps, Teapots, Bicycles
        Services: Repair, Delivery
        [2] Another finder
        [3] Start anew

        > dismiss
        ── Find ──────────────────────────────────────────
        [1] Find: lam
        - Lamps
        Brands: Acme, Bolt, Cirrus
        Products: Lamps, Teapots, Bicycles
        Services: Repair, Delivery
        [2] Another finder
        [3] Start anew

        > start anew
        ── Find ──────────────────────────────────────────
        [1] Find: ___
        Brands: Acme, Bolt, Cirrus
        Products: Lamps, Teapots, Bicycles
        Services: Repair, Delivery
        [2] Another finder
        [3] Start anew

        > quit

        """
}
