/// What is asked for on the command line.
struct Request: Equatable {
    var name = ""
    var program = ""
    var script: String?
    var subject = Subject.frame
    /// Empty for standard output.
    var file = ""
    /// In cells.
    var width = Self.usualWidth

    /// Narrow enough for a slide.
    static let usualWidth = 60

    /// - Parameter arguments: without the program's name. An empty value counts as not given, since `make` passes on
    ///   what it was not given.
    init(_ arguments: [String]) throws(Failure) {
        var rest = arguments[...]
        while let option = rest.popFirst() {
            guard ["--name", "--script", "--of", "--to", "--width"].contains(option) else {
                throw Failure("unknown option \"\(option)\"\n\(Self.usage)")
            }
            guard let value = rest.popFirst() else { throw Failure("\(option) needs a value\n\(Self.usage)") }
            if !value.isEmpty { try set(option, to: value) }
        }
        if name.isEmpty { throw Failure("The picture needs a sample: NAME=counter\n\(Self.usage)") }
        program = ".build/debug/\(name)"
    }

    private mutating func set(_ option: String, to value: String) throws(Failure) {
        switch option {
        case "--name": name = value
        case "--script": script = value
        case "--to": file = value
        case "--width":
            guard let cells = Int(value), (20...400).contains(cells) else {
                throw Failure("WIDTH=\(value) is no width: say a number of characters from 20 to 400.")
            }
            width = cells
        default:
            guard let known = Subject(rawValue: value) else {
                throw Failure("OF=\(value) is nothing to draw: say OF=frame, OF=tree or OF=deps.")
            }
            subject = known
        }
    }

    static let usage = "usage: make picture NAME=counter [SCRIPT=FILE] [OF=frame|tree|deps] [WIDTH=60] [TO=file.svg]"
}
