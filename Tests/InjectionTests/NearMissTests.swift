import Injection
import Testing

struct NearMissTests {
    /// The lines under "Near misses:", without their indentation.
    private func nearMisses<Value>(to type: Value.Type, in container: DependenciesContainer) -> [String] {
        let error = #expect(throws: MissingDependency.self) { try container.require(type) }
        let lines = error?.description.split(separator: "\n").map(String.init) ?? []
        return lines.drop { $0 != "Near misses:" }.dropFirst()
            .prefix { !$0.hasPrefix("To fix it") }
            .map { $0.trimmingCharacters(in: .whitespaces) }
    }

    class Shape {}
    final class Circle: Shape {}

    @Test func `a lazy subclass`() {
        let container = DependenciesContainer().register(as: Circle.self) { Circle() }
        #expect(
            nearMisses(to: Shape.self, in: container) == [
                "Circle is lazy, so it answers for Circle only. To let it answer for Shape:",
                ".inject(as: Shape.self) { Circle(…) }",
            ])
    }

    private protocol Drawable {}
    private final class Pen: Drawable {}

    @Test func `a lazy one that is made and conforms, to a private protocol too`() {
        let container = DependenciesContainer().register(as: Pen.self) { Pen() }
        #expect(nearMisses(to: (any Drawable).self, in: container) == [])
        _ = container.resolve(Pen.self)
        #expect(
            nearMisses(to: (any Drawable).self, in: container) == [
                "Pen is lazy, so it answers for Pen only. To let it answer for Drawable:",
                ".inject(as: Drawable.self) { Pen(…) }",
            ])
    }

    enum Other {
        struct Database {}
    }

    @Test func `another type of the same name`() {
        #expect(
            nearMisses(to: Database.self, in: DependenciesContainer().register(Other.Database())) == [
                "InjectionTests.NearMissTests.Other.Database has the same name, "
                    + "but InjectionTests.Database is wanted."
            ])
    }

    struct Databases {}

    @Test func `a type whose name differs by a letter`() {
        #expect(
            nearMisses(to: Database.self, in: DependenciesContainer().register(Databases())) == [
                "Databases has a similar name. Is that the type to ask for?"
            ])
    }

    struct MyUserService {}

    @Test func `a type that was to conform and does not`() {
        #expect(
            nearMisses(to: UserService.self, in: DependenciesContainer().register(MyUserService())) == [
                "MyUserService has a similar name, but does not conform to UserService."
            ])
    }

    @Test func `a group of services that holds one`() {
        #expect(
            nearMisses(to: Cache.self, in: DependenciesContainer().register(AppServices())) == [
                "AppServices has one. To take it:",
                #"@Injected(\AppServices.cache) var …: Cache"#,
            ])
    }

    @Test func `what has nothing to do with it is none`() {
        let container = DependenciesContainer().register(7).register("text").register(Cache())
        #expect(nearMisses(to: Database.self, in: container) == [])
    }

    @Test func `no more than five are told`() {
        let container = (1...9).reduce(DependenciesContainer()) { container, _ in container.register(Databases()) }
        #expect(nearMisses(to: Database.self, in: container).count == 5)
    }
}
