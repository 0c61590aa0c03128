// Exercise 12. Let them share one metronome: a solution
//
// The container keeps one metronome for everyone who asks. Conductor and pianist are made in two questions, so what one
// question shares is not enough.

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
        container.register(Metronome.self) { _ in Metronome() }.inObjectScope(.container)

        container.register(Conductor.self) { resolver in
            Conductor(metronome: resolver.resolve(Metronome.self)!)
        }.inObjectScope(.transient)

        container.register(Pianist.self) { resolver in
            Pianist(metronome: resolver.resolve(Metronome.self)!)
        }.inObjectScope(.transient)
    }
}
