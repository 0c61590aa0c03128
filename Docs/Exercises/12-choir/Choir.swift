// Exercise 12. Let them share one metronome
//
// The conductor speeds up, and the pianist plays on as before: each has a metronome of its own. Change how the assembly
// registers it, so that there is one for all. Pianists come and go: each who is asked for is still a new one.
//
// Read: Docs/06-tabs.md
// Look: Samples/Tabs/CoordinatorAssembly.swift, .inObjectScope(.container)

import Assembling

final class Metronome {
    var beats = 60
}

final class Conductor {
    private let metronome: Metronome

    init(metronome: Metronome) {
        self.metronome = metronome
    }

    func fasterButtonTapped() {
        metronome.beats += 20
    }
}

final class Pianist {
    private let metronome: Metronome

    init(metronome: Metronome) {
        self.metronome = metronome
    }

    var text: String { "\(metronome.beats) beats" }
}

class ChoirAssembly: Assembly {
    func assemble(container: Container) {
        container.register(Metronome.self) { _ in Metronome() }

        container.register(Conductor.self) { resolver in
            Conductor(metronome: resolver.resolve(Metronome.self)!)
        }.inObjectScope(.transient)

        container.register(Pianist.self) { resolver in
            Pianist(metronome: resolver.resolve(Metronome.self)!)
        }.inObjectScope(.transient)
    }
}
