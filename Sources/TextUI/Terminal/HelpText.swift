/// What `help` prints: the controls of the frame, and what else can be typed.
enum HelpText {
    private static let most = 20

    static func of(_ frame: Frame) -> String {
        var lines = frame.controls.isEmpty ? [] : ["Type a number or a label:"]
        lines += frame.controls.prefix(most).map { "  \($0.number) \(VisibleText.of($0.label))\(how($0))" }
        if frame.controls.count > most { lines.append("  and \(frame.controls.count - most) more") }
        let here = offered(frame)
        if !here.isEmpty { lines.append("Here: " + here.joined(separator: ", ")) }
        lines.append(
            "Always: wait, wait 2s, wait for TEXT, expect TEXT, expect not TEXT, undo, save FILE, replay FILE,")
        lines.append("  help, quit; an empty line shows the frame again; \"TEXT\" is always a label, # a comment")
        lines.append("To understand: :why, :trace on, :trace off, :tree, :models, :deps, :source, :source print")
        return lines.joined(separator: "\n")
    }

    private static func how(_ control: Frame.Control) -> String {
        if control.isDisabled { return " (off)" }
        return switch control.kind {
        case .button, .link: ""
        case .field: " (\(control.number) TEXT)"
        case .toggle: " (\(control.number) on, \(control.number) off)"
        case .stepper, .slider, .picker: " (\(control.number) and \(control.allowedValues))"
        }
    }

    private static func offered(_ frame: Frame) -> [String] {
        let offers = frame.offers
        var commands: [String] = []
        if offers.back { commands.append("back") }
        if offers.modal?.canDismiss == true { commands.append("dismiss") }
        if offers.refresh { commands.append("refresh") }
        if offers.more { commands += ["more", "end"] }
        if offers.less { commands += ["less", "top"] }
        if offers.openURL { commands.append("open PATH") }
        commands += offers.tabs.prefix(most).map { "tab \(VisibleText.of($0))" }
        for row in frame.swipeRows.prefix(most) {
            commands += row.actions.map { "swipe \(row.number) \(VisibleText.of($0))" }
        }
        return commands
    }
}
