import Providing
import Testing

@MainActor struct ViewModelFactoryTests {
    /// A factory of one's own, for view models that need arguments.
    struct OwnFactory: ViewModelFactory {
        func create<VM>() -> VM? {
            switch VM.self {
            case is PlainViewModel.Type: PlainViewModel() as? VM
            case is ValueViewModel.Type: ValueViewModel(number: 3) as? VM
            default: nil
            }
        }
    }

    @Test func `a factory of one's own makes the types it knows`() {
        let value: ValueViewModel? = OwnFactory().create()
        let unknown: Blue.Model? = OwnFactory().create()
        #expect(value == ValueViewModel(number: 3))
        #expect(unknown == nil)
    }

    @Test func `a single factory makes its type and no other`() {
        let factory = SingleViewModelFactory { ValueViewModel(number: 3) }
        let value: ValueViewModel? = factory.create()
        let other: PlainViewModel? = factory.create()
        #expect(value == ValueViewModel(number: 3))
        #expect(other == nil)
    }

    @Test func `a composite factory asks one after the other`() {
        var factory = CompositeViewModelFactory()
        factory.add { ValueViewModel(number: 3) }
        factory.add { Blue.Model() }
        factory.add(factory: InitializableViewModelFactory())
        let value: ValueViewModel? = factory.create()
        let blue: Blue.Model? = factory.create()
        let plain: PlainViewModel? = factory.create()
        #expect(value == ValueViewModel(number: 3))
        #expect(blue != nil)
        #expect(plain != nil)
    }
}
