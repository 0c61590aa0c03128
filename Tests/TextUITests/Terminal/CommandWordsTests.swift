import Testing

@testable import TextUI

@Suite struct CommandWordsTests {
    let frame = {
        var frame = Frame("", Frame.controls(("Refresh", .button), ("Open", .button), ("Wait here", .button)))
        frame.offers.back = true
        frame.offers.modal = Frame.Modal(kind: "sheet", canDismiss: true)
        frame.offers.refresh = true
        frame.offers.more = true
        frame.offers.less = true
        frame.offers.tabs = ["Home", "Search", "2"]
        frame.offers.openURL = true
        frame.swipeRows = [Frame.SwipeRow(id: 7, number: 2, label: "Ada", actions: ["Delete", "Pin", "Pin to top"])]
        return frame
    }()
    let bare = Frame("", Frame.controls(("Refresh", .button)))

    @Test(arguments: [
        ("back", Command.back), ("dismiss", .dismiss), ("refresh", .refresh), ("more", .scroll(.more)),
        ("less", .scroll(.less)), ("top", .scroll(.top)), ("end", .scroll(.end)), ("help", .help), ("?", .help),
        ("quit", .quit), ("q", .quit), ("exit", .quit), ("undo", .undo), ("wait", .wait(.idle)),
        ("wait 2s", .wait(.time(.seconds(2)))), ("wait 500ms", .wait(.time(.milliseconds(500)))),
        ("wait for Ada L", .wait(.text("Ada L"))), ("expect Count: 1", .expect("Count: 1", isThere: true)),
        ("expect not Ada", .expect("Ada", isThere: false)), ("expect note", .expect("note", isThere: true)),
        ("save a b.txt", .save(file: "a b.txt")), ("replay a.txt", .replay(file: "a.txt")),
        ("open tabs/3?x=1", .open(path: "tabs/3?x=1")), ("tab Home", .tab(0)), ("tab se", .tab(1)), ("tab 1", .tab(0)),
        ("tab 2", .tab(2)), ("tab 3", .tab(2)), ("swipe 2 Delete", .swipe(rowID: 7, action: 0)),
        ("swipe 2 pin", .swipe(rowID: 7, action: 1)), ("  back  ", .back),
    ])
    func `a command is understood`(line: String, command: Command) throws {
        #expect(try CommandParser(frame).parse(line) == command)
    }

    @Test(arguments: [
        ("back", "nothing to go back to"), ("dismiss", "nothing to dismiss"),
        ("refresh", "nothing to refresh here: did you mean \"Refresh\" (1)?"), ("more", "nothing more to show"),
        ("end", "nothing more to show"), ("less", "nothing above to show"), ("top", "nothing above to show"),
        ("tab Home", "no tabs here"), ("swipe 1 Delete", "no row to swipe here"),
        ("open x", "nothing here opens a path"),
    ])
    func `a command that the frame does not offer is a complaint`(line: String, complaint: String) {
        #expect(reading(line, bare) == complaint)
    }

    @Test func `an address that is none is a complaint`() {
        #expect(reading("open http://[", frame) == "\"http://[\" is no path or address")
    }

    @Test func `back on a modal tells of dismiss`() {
        var frame = bare
        frame.offers.modal = Frame.Modal(kind: "sheet", canDismiss: true)
        #expect(reading("back", frame) == "nothing to go back to (dismiss closes the sheet)")
    }

    @Test func `an alert without a cancel role lists its buttons`() {
        var frame = Frame("", Frame.controls(("Retry", .button), ("Give up", .button)))
        frame.offers.modal = Frame.Modal(kind: "alert", canDismiss: false)
        #expect(
            reading("dismiss", frame) == "this alert has no way to cancel: choose \"Retry\" (1) or \"Give up\" (2)")
    }

    @Test(arguments: [
        ("tab", "tab needs more: tab NAME, or its number"), ("swipe", "swipe needs more: swipe N ACTION"),
        ("expect", "expect needs more: expect TEXT, or expect not TEXT"), ("save", "save needs more: save FILE"),
        ("replay ", "replay needs more: replay FILE"), ("expect not ", "expect not needs more: expect not TEXT"),
        ("wait for", "wait for needs more: wait for TEXT"),
    ])
    func `a command without its argument tells its form`(line: String, complaint: String) {
        #expect(reading(line, frame) == complaint)
    }

    @Test func `a label that begins like a command with an argument is a label`() throws {
        #expect(try CommandParser(frame).parse("Open") == .change(controlID: 102, .activate))
        #expect(try CommandParser(frame).parse("open") == .change(controlID: 102, .activate))
        #expect(try CommandParser(frame).parse("wait here") == .change(controlID: 103, .activate))
    }

    @Test(arguments: [
        ("tab x", "no tab \"x\": there is Home (1), Search (2) and 2 (3)"),
        ("tab 4", "no tab \"4\": there is Home (1), Search (2) and 2 (3)"),
        ("swipe x Pin", "\"x\" is no number: swipe N ACTION"), ("swipe 1 Pin", "no row 1 to swipe: there is 2"),
        ("swipe 2", "swipe needs an action: swipe 2 Delete, swipe 2 Pin or swipe 2 Pin to top"),
        ("swipe 2 x", "no single action \"x\" in row 2: swipe 2 Delete, swipe 2 Pin or swipe 2 Pin to top"),
        ("wait soon", "\"soon\" is no time: wait, wait 2s, wait 500ms or wait for TEXT"),
    ])
    func `a bad argument tells the good ones`(line: String, complaint: String) {
        #expect(reading(line, frame) == complaint)
    }
}
