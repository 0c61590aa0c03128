import Providing
import Testing
import TextUITesting

@MainActor struct ViewModelProviderTests {
    @Test func `an Initializable view model needs no factory`() {
        let context = Screenplay()
        let viewModel: PlainViewModel? = ViewModelProviders.provider(for: context).get()
        #expect(viewModel?.number == 0)
    }

    @Test func `the same type from the same context is the same object`() {
        let context = Screenplay()
        let first: PlainViewModel? = ViewModelProviders.provider(for: context).get()
        let second: PlainViewModel? = ViewModelProviders.provider(for: context).get()
        #expect(first != nil)
        #expect(first === second)
    }

    @Test func `from another context it is another one`() {
        let here = Screenplay()
        let there = Screenplay()
        let first: PlainViewModel? = ViewModelProviders.provider(for: here).get()
        let second: PlainViewModel? = ViewModelProviders.provider(for: there).get()
        #expect(first != nil && second != nil)
        #expect(first !== second)
    }

    @Test func `under another key it is another one`() {
        let provider = ViewModelProviders.provider(for: Screenplay())
        let left: PlainViewModel? = provider.get(for: "left")
        let right: PlainViewModel? = provider.get(for: "right")
        let again: PlainViewModel? = provider.get(for: "left")
        #expect(left !== right)
        #expect(left === again)
    }

    @Test func `types of the same short name never share a slot`() {
        let provider = ViewModelProviders.provider(for: Screenplay())
        let blue: Blue.Model? = provider.get()
        let red: Red.Model? = provider.get()
        #expect(blue != nil && red != nil)
        #expect(provider.get(Blue.Model.self) === blue)
        #expect(provider.get(Red.Model.self) === red)
    }

    @Test func `a view model that is a value is made once and given as a copy`() {
        var made = 0
        let factory = SingleViewModelFactory {
            made += 1
            return ValueViewModel(number: 3)
        }
        let provider = ViewModelProviders.provider(for: Screenplay(), with: factory)
        var first: ValueViewModel? = provider.get()
        first?.number = 4
        #expect(provider.get() == ValueViewModel(number: 3))
        #expect(made == 1)
    }

    @Test func `an unknown view model is nil`() {
        let provider = ViewModelProviders.provider(for: Screenplay())
        let viewModel: ValueViewModel? = provider.get()
        #expect(viewModel == nil)
    }

    @Test func `a missing factory says which were tried`() {
        var factory = CompositeViewModelFactory()
        factory.add { PlainViewModel() }
        let provider = ViewModelProviders.provider(for: Screenplay(), with: factory)
        #expect(
            throws: MissingViewModelFactory(
                viewModel: "ValueViewModel",
                tried: "CompositeViewModelFactory (SingleViewModelFactory of PlainViewModel)")
        ) {
            try provider.require(ValueViewModel.self)
        }
    }

    @Test func `a nil is told, once for each line that asks`() async {
        let line = #line + 1  // of all that happens in there
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let provider = ViewModelProviders.provider(for: Screenplay())
                for _ in 1...2 { _ = provider.get(ValueViewModel.self) }
                _ = try? provider.require(ValueViewModel.self)
            }
        }
        #expect(
            result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } == """
                Providing: no factory makes a ValueViewModel.
                Tried: InitializableViewModelFactory.
                Add one to the factory of the provider:  factory.add { ValueViewModel(…) }
                or let ValueViewModel adopt Initializable, if it needs nothing to be made.
                The answer at ProvidingTests/ViewModelProviderTests.swift:\(line) is nil. Where nil is fine, say so: \
                try? provider.require(ValueViewModel.self)

                """)
    }

    @Test func `the text of a missing factory says what to write`() {
        let error = MissingViewModelFactory(viewModel: "CartViewModel", tried: "InitializableViewModelFactory")
        #expect(
            error.description == """
                Providing: no factory makes a CartViewModel.
                Tried: InitializableViewModelFactory.
                Add one to the factory of the provider:  factory.add { CartViewModel(…) }
                or let CartViewModel adopt Initializable, if it needs nothing to be made.
                """)
    }
}
