import Assembling
import Foundation
import Testing

protocol Animal: AnyObject {
    var name: String { get }
}

protocol Pet: AnyObject {}

class Cat: Animal {
    let name: String
    let isAsleep: Bool
    var friend: (any Animal)?

    init(name: String = "Mimi", isAsleep: Bool = false) {
        self.name = name
        self.isAsleep = isAsleep
    }
}

final class Siamese: Cat {}

final class Dog: Animal, Pet {
    let name = "Hachi"
}

struct Turtle: Equatable {
    var name: String
}

final class Food {}

/// Depends on an animal and on food, and its animal may depend on the same food.
final class Owner {
    let pet: any Animal
    let food: Food

    init(pet: any Animal, food: Food) {
        self.pet = pet
        self.food = food
    }
}

/// A value that several threads may change.
final class Locked<Value>: @unchecked Sendable {
    // Sendable because the value is only touched while the lock is held.
    private let lock = NSLock()
    private var stored: Value

    init(_ value: Value) { stored = value }

    var value: Value { lock.withLock { stored } }

    func change(_ body: (inout Value) -> Void) {
        lock.withLock { body(&stored) }
    }
}

/// Calls its closure when it goes.
final class Goodbye {
    private let onDeinit: () -> Void

    init(_ onDeinit: @escaping () -> Void) { self.onDeinit = onDeinit }

    deinit { onDeinit() }
}

extension Container {
    /// A container whose nils are meant: nothing is told of them.
    static var silent: Container {
        let container = Container()
        container.reporter = { _ in }
        return container
    }
}

/// What a process that ended wrote to its standard error.
func errorText(of result: ExitTest.Result) -> String {
    String(decoding: result.standardErrorContent, as: UTF8.self)
}
