import Testing
import TextUI
import TextUITesting

/// Ways to values that somebody else owns.
@MainActor struct BindingTests {
    struct Person: Equatable {
        var name = "Ada"
        var address = Address()
        var nickname: String?
    }

    struct Address: Equatable { var city = "London" }

    @MainActor private final class Box {
        var person = Person()
        var sets = 0
        var binding: Binding<Person> {
            Binding(
                get: { self.person },
                set: {
                    self.person = $0
                    self.sets += 1
                })
        }
    }

    @Test func `a constant does not change`() {
        let binding = Binding.constant(1)
        binding.wrappedValue = 2
        #expect(binding.wrappedValue == 1)
    }

    @Test func `a binding of two closures reads and writes through them`() {
        let box = Box()
        box.binding.wrappedValue.name = "Grace"
        #expect(box.binding.wrappedValue == Person(name: "Grace"))
        #expect(box.sets == 1)
    }

    @Test func `a member of a binding is a binding, at any depth`() {
        let box = Box()
        box.binding.address.city.wrappedValue = "Paris"
        #expect(box.person == Person(address: Address(city: "Paris")))
    }

    @Test func `an optional is unwrapped to a binding, or to nil`() {
        let box = Box()
        #expect(Binding(box.binding.nickname)?.wrappedValue == nil)
        box.person.nickname = "A."
        let nickname = Binding(box.binding.nickname)
        nickname?.wrappedValue = "B."
        #expect(box.person.nickname == "B.")
        box.person.nickname = nil
        #expect(nickname?.wrappedValue == "A.")
    }

    @Test func `a value wrapped as an optional ignores nil`() {
        let box = Box()
        let optional = Binding<String?>(box.binding.name)
        optional.wrappedValue = nil
        #expect(box.person.name == "Ada")
        optional.wrappedValue = "Grace"
        #expect(box.person.name == "Grace")
    }

    @Test func `a child writes through a binding to the state of its parent, and both are drawn anew`() async {
        struct Child: View {
            @Binding var city: String
            var body: some View { TextField("City", text: $city) }
        }
        struct Parent: View {
            @State private var person = Person()
            var body: some View {
                Text("\(person.name) in \(person.address.city)")
                Child(city: $person.address.city)
            }
        }
        let screen = TestScreen { Parent() }
        await screen.type("Rome", into: "City")
        #expect(screen.body == "Ada in Rome\n[1] City: Rome")
    }

    @Test func `a child with a binding does not run with its parent for another change`() async {
        struct Child: View {
            @Binding var name: String
            var body: some View { Text(name) }
        }
        struct Parent: View {
            @State private var person = Person()
            @State private var count = 0
            var body: some View {
                Button("count \(count)") { count += 1 }
                Child(name: $person.name)
            }
        }
        let screen = TestScreen { Parent() }
        screen.resetBodyCounts()
        await screen.tap("count")
        #expect(screen.bodyCount(of: Parent.self) == 1)
        #expect(screen.bodyCount(of: Child.self) == 0)
    }

    @Test func `Bindable gives bindings to an observable object`() async {
        struct Editor: View {
            @Bindable var item: Item
            var body: some View {
                Text(item.name)
                TextField("Name", text: $item.name)
            }
        }
        let item = Item(1, "old")
        let screen = TestScreen { Editor(item: item) }
        await screen.type("new", into: "Name")
        #expect(item.name == "new")
        #expect(screen.body == "new\n[1] Name: new")
    }

    @Test func `a binding shows another object when the object is replaced`() async {
        struct Editor: View {
            @Bindable var item: Item
            var body: some View { TextField("Name", text: $item.name) }
        }
        struct Parent: View {
            let items: Items
            var body: some View { Editor(item: items.all[0]) }
        }
        let items = Items("a")
        let screen = TestScreen { Parent(items: items) }
        items.all = [Item(7, "b")]
        await screen.settle()
        #expect(screen.body == "[1] Name: b")
    }
}
