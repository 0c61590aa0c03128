@testable import ProductDetail

/// A store that answers each call when the test says so, and that does not hear of a cancellation.
final class StubbornProductStore: ProductStore {
    struct Offline: Error {}

    /// A load that is underway, and the call that it waits for.
    struct Load {
        let task: Task<Void, Never>
        let call: Call

        func answer(_ products: [Product]) { call.products?.resume(returning: products) }
        func answer(_ details: ProductDetails) { call.details?.resume(returning: details) }

        func fail(_ error: any Error = Offline()) {
            call.products?.resume(throwing: error)
            call.details?.resume(throwing: error)
        }

        func cancel() { task.cancel() }
        func end() async { await task.value }
    }

    struct Call {
        var products: CheckedContinuation<[Product], any Error>?
        var details: CheckedContinuation<ProductDetails, any Error>?
    }

    private var calls: [Call] = []

    func products() async throws -> [Product] {
        try await withCheckedThrowingContinuation { calls.append(Call(products: $0)) }
    }

    func details(of product: Product) async throws -> ProductDetails {
        try await withCheckedThrowingContinuation { calls.append(Call(details: $0)) }
    }

    /// Starts a load, and returns when it has asked the store.
    func begin(_ load: @escaping () async -> Void) async -> Load {
        let before = calls.count
        let task = Task { await load() }
        while calls.count == before { await Task.yield() }
        return Load(task: task, call: calls[before])
    }
}
