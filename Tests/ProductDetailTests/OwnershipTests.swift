import SwiftMVVM
import Testing
import TextUITesting

@testable import ProductDetail

/// Who makes the view model, and how often: the reason for `@StateViewModel`.
@Suite struct OwnershipTests {
    @Observable
    final class Count {
        var parentDraws = 0
        @ObservationIgnored var made = 0
    }

    @Observable
    final class CountedViewModel {
        init(_ count: Count) { count.made += 1 }
        var title: String { "child" }
    }

    struct KeptByStateViewModel: View {
        @StateViewModel var viewModel: CountedViewModel
        init(_ count: Count) { _viewModel = StateViewModel { _ in CountedViewModel(count) } }
        var body: some View { Text(viewModel.title) }
    }

    struct KeptByAutoclosure: View {
        @StateViewModel var viewModel: CountedViewModel
        init(model: @autoclosure @escaping () -> CountedViewModel) { _viewModel = StateViewModel { _ in model() } }
        var body: some View { Text(viewModel.title) }
    }

    struct KeptByState: View {
        @State var viewModel: CountedViewModel
        init(_ count: Count) { _viewModel = State(initialValue: CountedViewModel(count)) }
        var body: some View { Text(viewModel.title) }
    }

    /// Nobody keeps it: the next view value has another.
    struct KeptByNobody: View {
        private let viewModel: CountedViewModel
        init(_ count: Count) { viewModel = CountedViewModel(count) }
        var body: some View { Text(viewModel.title) }
    }

    @Observable
    final class DraftViewModel {
        var text = ""
    }

    struct DraftView: View {
        private let viewModel = DraftViewModel()
        var body: some View { TextField("Draft", text: Bindable(viewModel).text) }
    }

    struct Parent<Child: View>: View {
        let count: Count
        let child: () -> Child
        var body: some View {
            Text("drawn \(count.parentDraws) times")
            child()
        }
    }

    private func made<Child: View>(_ count: Count, _ child: @escaping () -> Child) async -> Int {
        let screen = TestScreen { Parent(count: count, child: child) }
        for _ in 1...3 {
            count.parentDraws += 1
            await screen.settle()
        }
        #expect(screen.body == "drawn 3 times\nchild")
        return count.made
    }

    @Test func `a StateViewModel is made once, however often the parent is drawn`() async {
        let count = Count()
        #expect(await made(count) { KeptByStateViewModel(count) } == 1)
    }

    @Test func `so is one given by autoclosure`() async {
        let count = Count()
        #expect(await made(count) { KeptByAutoclosure(model: CountedViewModel(count)) } == 1)
    }

    @Test func `so is one of WithViewModel`() async {
        let count = Count()
        let times = await made(count) {
            WithViewModel { _ in
                CountedViewModel(count)
            } content: { viewModel in
                Text(viewModel.title)
            }
        }
        #expect(times == 1)
    }

    @Test func `plain State makes one with each draw of the parent, and throws it away`() async {
        let count = Count()
        #expect(await made(count) { KeptByState(count) } == 4)
    }

    @Test func `a plain property makes one with each draw of the parent too`() async {
        let count = Count()
        #expect(await made(count) { KeptByNobody(count) } == 4)
    }

    @Test func `what was typed into a plain property is lost at the next draw of the parent`() async {
        let count = Count()
        let screen = TestScreen { Parent(count: count) { DraftView() } }
        await screen.type("Dear Ada", into: "Draft")
        #expect(screen.body == "drawn 0 times\n[1] Draft: Dear Ada")
        count.parentDraws += 1
        await screen.settle()
        #expect(screen.body == "drawn 1 times\n[1] Draft: ___")
    }

    @Test func `the view model of a detail goes when the detail is popped`() async {
        final class Holder { weak var viewModel: ProductDetailViewModel? }
        let holder = Holder()
        let screen = TestScreen {
            NavigationStack {
                NavigationLink("Open") {
                    ProductDetailView(
                        model: {
                            let viewModel = ProductDetailViewModel(product: .teapot, store: StubProductStore())
                            holder.viewModel = viewModel
                            return viewModel
                        }())
                }
            }
        }
        await screen.tap("Open")
        #expect(holder.viewModel != nil)
        await screen.enter("back")
        #expect(holder.viewModel == nil)
    }
}
