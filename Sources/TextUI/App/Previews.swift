/// Views to look at while a screen is built. Tests draw them.
///
/// ```swift
/// struct CounterView_Previews: PreviewProvider {
///     static var previews: some View { CounterView() }
/// }
/// ```
///
/// - Note: Mirrors SwiftUI's `PreviewProvider`.
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}
