/// Whether the view is presented, and how to end that: the older form of `dismiss`.
///
/// ```swift
/// @Environment(\.presentationMode) private var presentationMode
///
/// Button("Close") { presentationMode.wrappedValue.dismiss() }
/// ```
///
/// - Note: Mirrors SwiftUI's `PresentationMode`.
@MainActor public struct PresentationMode {
    let action: DismissAction

    /// True in a pushed view, a sheet and the like.
    public var isPresented: Bool { action.action != nil }

    public mutating func dismiss() { action() }
}

extension EnvironmentValues {
    /// Whether the view is presented: the older form of `dismiss`.
    @MainActor public var presentationMode: Binding<PresentationMode> {
        let mode = PresentationMode(action: dismiss)
        return Binding(get: { mode }, set: { _ in })
    }
}
