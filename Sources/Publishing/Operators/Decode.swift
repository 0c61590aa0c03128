import Foundation

/// Something that makes a value of encoded data, such as a `JSONDecoder`.
///
/// Mirrors Combine's `TopLevelDecoder`.
public protocol TopLevelDecoder<Input> {
    associatedtype Input

    func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
}

extension JSONDecoder: TopLevelDecoder {
    public typealias Input = Data
}

extension PropertyListDecoder: TopLevelDecoder {
    public typealias Input = Data
}

extension Publisher {
    /// Decodes each value, or fails with what the decoder throws.
    ///
    /// ```swift
    /// let users = data.decode(type: [User].self, decoder: JSONDecoder())
    /// ```
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
    ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
        Publishers.Decode(upstream: self, decoder: decoder)
    }
}

extension Publishers {
    /// Mirrors Combine's `Publishers.Decode`.
    public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
    where Upstream.Output == Coder.Input {
        public typealias Failure = any Error

        public let upstream: Upstream
        private let decoder: Coder

        public init(upstream: Upstream, decoder: Coder) {
            self.upstream = upstream
            self.decoder = decoder
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            upstream.tryMap { [decoder] in try decoder.decode(Output.self, from: $0) }.receive(subscriber: subscriber)
        }
    }
}
