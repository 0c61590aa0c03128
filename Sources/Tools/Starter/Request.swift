/// What is asked for on the command line.
struct Request: Equatable {
    var name = ""
    /// The sample to begin with. Nil for a blank project.
    var sample: String?
    var folder = ""
    var wantsHelp = false

    init(name: String, sample: String?, folder: String) {
        (self.name, self.sample, self.folder) = (name, sample, folder)
    }

    /// - Parameter arguments: without the program's name. An empty value counts as not given, since `make` passes on
    ///   what it was not given.
    init(_ arguments: [String]) throws(Failure) {
        var rest = arguments[...]
        var isEmpty = false
        while let option = rest.popFirst() {
            switch option {
            case "--name": name = try Self.value(of: option, &rest)
            case "--from": sample = try Self.value(of: option, &rest)
            case "--to": folder = try Self.value(of: option, &rest)
            case "--empty": isEmpty = true
            case "--help", "-h": wantsHelp = true
            default: throw .usage("unknown option \"\(option)\"\n\(Self.usage)")
            }
        }
        if wantsHelp { return }
        if sample == "" { sample = nil }
        if name == "" { throw .usage("The project needs a name: NAME=Shop\n\(Self.usage)") }
        if sample == nil && !isEmpty {
            throw .usage("Say from which sample: FROM=users. Or begin with a blank project: EMPTY=1\n\(Self.usage)")
        }
        if let sample, isEmpty {
            throw .usage("FROM=\(sample) and EMPTY=1 exclude each other: leave one out.\n\(Self.usage)")
        }
        if folder == "" { folder = "../\(name)" }
    }

    private static func value(of option: String, _ rest: inout ArraySlice<String>) throws(Failure) -> String {
        guard let value = rest.popFirst() else { throw .usage("\(option) needs a value\n\(usage)") }
        return value
    }

    static let usage = """
        usage: make new NAME=Shop FROM=users [TO=../Shop]
               make new NAME=Shop EMPTY=1 [TO=../Shop]
        `make list` names the samples.
        """

    static let help = """
        Makes a project of your own, from a sample or blank.

        \(usage)

        NAME   the name of the program's module: a capital letter, then letters from a to z and digits
        FROM   the sample to begin with
        EMPTY  begin with a blank view model, view, service and app instead
        TO     the folder to make; ../NAME if not given

        The program itself: new-project --name NAME (--from SAMPLE | --empty) [--to FOLDER]
        status 0, or 1 if no project was made, or 2 if the command was wrong
        """
}
