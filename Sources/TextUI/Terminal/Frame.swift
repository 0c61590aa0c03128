/// One drawn frame: the text of the screen, and what a person can do with it.
struct Frame {
    /// The lines from the header to the tab bar, without colour and without trailing blanks.
    var text = ""

    /// The same lines with bold and dim as ANSI sequences, for a terminal.
    var styledText = ""

    /// The texts that had to be wrapped, each on one line. Lines of columns cannot be joined again.
    var wrapped: [String] = []

    /// The text with wraps undone, which `expect` and `wait for` look into.
    var unwrappedText: String { ([text] + wrapped).joined(separator: "\n") }

    /// The controls in the order of their numbers: `controls[0]` is drawn as `[1]`.
    var controls: [Control] = []

    /// The text of the row that holds a control, by its id, which tells it from another one with the same label. Found
    /// when it is asked for, since few frames need it.
    var rowText: (Int) -> String? = { _ in nil }

    /// The rows that offer swipe actions.
    var swipeRows: [SwipeRow] = []

    /// The commands that make sense on this frame.
    var offers = Offers()
}

extension Frame {
    /// A numbered thing on the screen that a person can activate or set.
    struct Control {
        /// The node that owns the control.
        var id: Int
        var number: Int
        var label: String
        var kind: Kind
        var isDisabled = false
        /// Tells whether a field can read a text; nil if it takes any.
        var reads: ((String) -> Bool)?
        /// What such a field takes, in words; nil for a value such as the one it has.
        var takes: String?

        enum Kind: Equatable {
            case button
            case link
            case field(text: String, isSecure: Bool)
            case toggle(isOn: Bool)
            /// `value` is nil for a stepper with `onIncrement` and `onDecrement`, which takes no number.
            case stepper(value: Double?, bounds: ClosedRange<Double>? = nil)
            case slider(value: Double, bounds: ClosedRange<Double>)
            case picker(options: [String], selected: Int?)
        }
    }

    /// A row with swipe actions, named by the number of its first control.
    struct SwipeRow {
        var id: Int
        var number: Int
        var label: String
        var actions: [String]
    }

    /// What else the frame answers to, besides its controls.
    struct Offers {
        var back = false
        /// The topmost modal, if one is open.
        var modal: Modal?
        var refresh = false
        var more = false
        var less = false
        var tabs: [String] = []
        var openURL = false
    }

    struct Modal: Equatable {
        /// `sheet`, `alert`, `dialog` …, as the header names it.
        var kind: String
        /// False for an alert or dialog without a cancel role: `dismiss` complains.
        var canDismiss: Bool
    }
}

/// What a person does to one control.
enum ControlChange: Equatable {
    case activate
    case text(String)
    case isOn(Bool)
    case increment
    case decrement
    case number(Double)
    case option(Int)
}
