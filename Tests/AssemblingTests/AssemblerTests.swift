import Assembling
import Testing

private final class AnimalAssembly: Assembly {
    func assemble(container: Container) {
        container.register((any Animal).self) { _ in Cat() }
    }
}

private final class OwnerAssembly: Assembly {
    func assemble(container: Container) {
        container.register(Food.self) { _ in Food() }
        container.register(Owner.self) { resolver in
            Owner(pet: resolver.resolve((any Animal).self)!, food: resolver.resolve(Food.self)!)
        }
    }
}

/// Notes what it finds when it is loaded.
private final class CuriousAssembly: Assembly {
    var found: [String] = []

    func assemble(container: Container) {
        container.register(Turtle.self) { _ in Turtle(name: "Ninja") }
    }

    func loaded(resolver: any Resolver) {
        found.append(resolver.resolve((any Animal).self)?.name ?? "no animal")
    }
}

@Suite struct AssemblerTests {
    @Test(arguments: [false, true])
    func `assemblies find each other in any order`(reversed: Bool) {
        let assemblies: [any Assembly] = [AnimalAssembly(), OwnerAssembly()]
        let assembler = Assembler(reversed ? assemblies.reversed() : assemblies)
        #expect(assembler.resolver.resolve(Owner.self)?.pet.name == "Mimi")
    }

    @Test func `an assembly is loaded when all of them are assembled`() {
        let curious = CuriousAssembly()
        _ = Assembler([curious, AnimalAssembly()])
        #expect(curious.found == ["Mimi"])
    }

    @Test func `assemblies can come later, one by one`() {
        let curious = CuriousAssembly()
        let assembler = Assembler()
        assembler.apply(assembly: curious)
        assembler.apply(assembly: AnimalAssembly())
        #expect(curious.found == ["no animal"])
        #expect(assembler.resolver.resolve((any Animal).self) != nil)
    }

    @Test func `assemblies can come later, together`() {
        let curious = CuriousAssembly()
        let assembler = Assembler([])
        assembler.apply(assemblies: [curious, AnimalAssembly()])
        #expect(curious.found == ["Mimi"])
    }

    @Test func `a child finds what its parent assembled, and not the other way round`() {
        let parent = Assembler([AnimalAssembly()])
        let child = Assembler([OwnerAssembly()], parent: parent)
        #expect(child.resolver.resolve(Owner.self)?.pet.name == "Mimi")
        #expect(parent.resolver.resolve(Owner.self) == nil)
    }

    @Test func `a child without assemblies is its parent`() {
        let child = Assembler(parentAssembler: Assembler([AnimalAssembly()]))
        #expect(child.resolver.resolve((any Animal).self)?.name == "Mimi")
    }

    @Test func `a child may have no parent`() {
        let assembler = Assembler([AnimalAssembly()], parent: nil)
        #expect(assembler.resolver.resolve((any Animal).self)?.name == "Mimi")
    }

    @Test func `a child has a default scope of its own`() {
        let assembler = Assembler([AnimalAssembly()], parent: Assembler(), defaultObjectScope: .container)
        let resolver = assembler.resolver
        #expect(resolver.resolve((any Animal).self) === resolver.resolve((any Animal).self))
    }

    @Test func `an assembler fills the container it is given`() {
        let container = Container()
        _ = Assembler([AnimalAssembly()], container: container)
        #expect(container.resolve((any Animal).self)?.name == "Mimi")
    }

    @Test func `the resolver stays usable when its assembler is gone`() {
        func resolver() -> any Resolver { Assembler([AnimalAssembly(), OwnerAssembly()]).resolver }
        #expect(resolver().resolve(Owner.self)?.pet.name == "Mimi")
    }

    @Test func `the resolver that a product keeps stays usable when all else is gone`() {
        final class Keeper {
            let resolver: any Resolver
            init(resolver: any Resolver) { self.resolver = resolver }
        }
        func keeper() -> Keeper? {
            let container = Container()
            container.register(Keeper.self) { resolver in Keeper(resolver: resolver) }
            container.register(Food.self) { _ in Food() }
            return container.resolve(Keeper.self)
        }
        #expect(keeper()?.resolver.resolve(Food.self) != nil)
    }

    @Test func `an assembler validates`() {
        let report = Assembler([AnimalAssembly(), OwnerAssembly()]).validate()
        #expect(report.description == "Validation: 3 checked, 0 with problems, 0 not checked.")
    }
}
