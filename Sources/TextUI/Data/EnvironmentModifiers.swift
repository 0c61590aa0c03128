/// Changes the environment of the views inside.
struct EnvironmentChange<Content: View>: PrimitiveView {
    typealias Body = Never
    let content: Content
    let change: (inout EnvironmentValues) -> Void

    static var changesEnvironment: Bool { true }
    func changeEnvironment(_ values: inout EnvironmentValues) { change(&values) }
    func makeChildren(_ children: inout ChildList) { children.add(content) }
}

extension View {
    /// Sets a value of the environment for the view and all below.
    public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
    ) -> some View {
        EnvironmentChange(content: self) { $0[keyPath: keyPath] = value }
    }

    /// Puts an observable object into the environment, where `@Environment(Type.self)` finds it.
    public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
        EnvironmentChange(content: self) { $0[Object.self] = object }
    }

    /// Changes a value of the environment for the view and all below.
    public func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
    ) -> some View {
        EnvironmentChange(content: self) { transform(&$0[keyPath: keyPath]) }
    }
}
