import Testing

@testable import TextUI

@Suite struct HelpTextTests {
    @Test func `help lists the controls and the commands that the frame offers`() {
        var frame = Frame(
            "",
            Frame.controls(
                ("Increment", .button), ("Name", .field(text: "", isSecure: false)), ("Wi-Fi", .toggle(isOn: true)),
                ("Colour", .picker(options: ["Red", "Blue"], selected: nil)), ("Save", .button)))
        frame.controls[4].isDisabled = true
        frame.offers.back = true
        frame.offers.tabs = ["Home", "Search"]
        frame.swipeRows = [Frame.SwipeRow(id: 1, number: 1, label: "Ada", actions: ["Delete"])]
        #expect(
            HelpText.of(frame) == """
                Type a number or a label:
                  1 Increment
                  2 Name (2 TEXT)
                  3 Wi-Fi (3 on, 3 off)
                  4 Colour (4 and Red (1) or Blue (2))
                  5 Save (off)
                Here: back, tab Home, tab Search, swipe 1 Delete
                Always: wait, wait 2s, wait for TEXT, expect TEXT, expect not TEXT, undo, save FILE, replay FILE,
                  help, quit; an empty line shows the frame again; "TEXT" is always a label, # a comment
                To understand: :why, :trace on, :trace off, :tree, :models, :deps, :source, :source print
                """)
    }

    @Test func `help on a frame without controls lists what always works`() {
        #expect(
            HelpText.of(Frame()) == """
                Always: wait, wait 2s, wait for TEXT, expect TEXT, expect not TEXT, undo, save FILE, replay FILE,
                  help, quit; an empty line shows the frame again; "TEXT" is always a label, # a comment
                To understand: :why, :trace on, :trace off, :tree, :models, :deps, :source, :source print
                """)
    }
}
