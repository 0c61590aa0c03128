/// Modifiers that mean something in text: they reach all texts inside.
extension View {
    public func bold(_ isActive: Bool = true) -> some View { styled(.bold, isActive) }
    public func italic(_ isActive: Bool = true) -> some View { styled(.italic, isActive) }
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View { styled(.underline, isActive) }
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
        styled(.strikethrough, isActive)
    }

    /// Semibold and heavier are bold in text.
    public func fontWeight(_ weight: Font.Weight?) -> some View {
        styled(.bold, (weight?.value ?? 0) >= Font.Weight.semibold.value)
    }

    private func styled(_ style: TextStyle, _ isActive: Bool) -> some View {
        EnvironmentChange(content: self) { values in
            if isActive { values.textStyle.insert(style) } else { values.textStyle.remove(style) }
        }
    }

    /// Cuts longer texts at this many lines.
    public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

    /// Aligns the lines of a long text with each other.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }
}
