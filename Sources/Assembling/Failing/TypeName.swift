/// The name of a type as it is written where it is declared: `Model`.
func shortName(of type: Any.Type) -> String { String(describing: type) }

/// The name of a type with its module and the types around it: `App.Settings.Model`.
func fullName(of type: Any.Type) -> String {
    // A type inside a function, or a private one, brings a part such as "(unknown context at $55eed87cdf90).".
    var name = String(reflecting: type)
    while let start = name.range(of: "(unknown context at "), let end = name.range(of: ").", after: start.upperBound) {
        name.removeSubrange(start.lowerBound..<end.upperBound)
    }
    return name
}

extension String {
    fileprivate func range(of part: String, after start: Index? = nil) -> Range<Index>? {
        self[(start ?? startIndex)...].firstRange(of: part)
    }
}
