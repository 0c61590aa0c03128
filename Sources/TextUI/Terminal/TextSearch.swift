extension String {
    /// True if the part is somewhere in the text.
    ///
    /// On Linux, the `contains` of Foundation takes the end of a text for a NUL: it finds `"a\0"` in `"a"`, and crashes.
    func includes(_ part: String) -> Bool { firstRange(of: part) != nil }
}
