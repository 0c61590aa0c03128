// One file, compiled in three settings: Swift 5, Swift 6, and Swift 6 with everything on the main actor. It is written
// as for SwiftUI, Combine and Swinject; only these import lines would differ.
import Assembling
import Publishing
import Testing
import TextUI
import TextUITesting

typealias ViewModelDefinition = (ObservableObject & Identifiable & Hashable)

class ViewModel: ViewModelDefinition {
    let id = UUID()

    init() {}

    static func == (lhs: ViewModel, rhs: ViewModel) -> Bool {
        lhs.id == rhs.id
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }
}

final class SongViewModel: ViewModel {
    struct Event {
        let closeButtonTapped = PassthroughSubject<Void, Never>()
    }

    let event = Event()
}

final class LibraryViewModel: ViewModel {
    struct Event {
        let playButtonTapped = PassthroughSubject<Void, Never>()
        let openButtonTapped = PassthroughSubject<Void, Never>()
    }

    let event = Event()
}

final class LibraryCoordinator: ViewModel {
    enum Tab {
        case library, about
    }

    @Published var songViewModel: SongViewModel?
    @Published var path: [ViewModel] = []
    @Published var selectedTab = Tab.library

    let libraryViewModel: LibraryViewModel

    private let resolver: Resolver
    private var cancellables = Set<AnyCancellable>()

    init(resolver: Resolver, libraryViewModel: LibraryViewModel) {
        self.resolver = resolver
        self.libraryViewModel = libraryViewModel

        super.init()

        libraryViewModel.event.playButtonTapped
            .sink { [weak self] _ in self?.presentSong() }
            .store(in: &cancellables)
        libraryViewModel.event.openButtonTapped
            .sink { [weak self] _ in self?.openSong() }
            .store(in: &cancellables)
    }

    private func presentSong() {
        let songViewModel = resolver.resolve(SongViewModel.self)!

        songViewModel.event.closeButtonTapped
            .map { _ in nil }
            .assign(to: &$songViewModel)

        self.songViewModel = songViewModel
    }

    private func openSong() {
        path.append(resolver.resolve(SongViewModel.self)!)
    }
}

struct SongView: View {
    @ObservedObject var viewModel: SongViewModel

    var body: some View {
        Button("Close") { viewModel.event.closeButtonTapped.send() }
    }
}

struct LibraryView: View {
    @ObservedObject var viewModel: LibraryViewModel

    var body: some View {
        VStack {
            Button("Play") { viewModel.event.playButtonTapped.send() }
            Button("Open") { viewModel.event.openButtonTapped.send() }
        }
    }
}

struct LibraryCoordinatorView: View {
    @ObservedObject private var coordinator: LibraryCoordinator

    var body: some View {
        TabView(selection: $coordinator.selectedTab) {
            NavigationStack(path: $coordinator.path) {
                LibraryView(viewModel: coordinator.libraryViewModel)
                    .sheet(item: $coordinator.songViewModel) {
                        SongView(viewModel: $0)
                    }
                    .navigationDestination(for: ViewModel.self) { viewModel in
                        switch viewModel {
                        case let songViewModel as SongViewModel:
                            SongView(viewModel: songViewModel)
                        default:
                            EmptyView()
                        }
                    }
            }
            .tabItem { Image(systemName: "music.note") }
            .tag(LibraryCoordinator.Tab.library)

            Text("About")
                .tabItem { Image(systemName: "info") }
                .tag(LibraryCoordinator.Tab.about)
        }
    }

    init(coordinator: LibraryCoordinator) {
        self.coordinator = coordinator
    }
}

class MusicAssembly: Assembly {
    func assemble(container: Container) {
        container.register(LibraryCoordinator.self) { resolver in
            LibraryCoordinator(resolver: resolver, libraryViewModel: resolver.resolve(LibraryViewModel.self)!)
        }.inObjectScope(.container)

        container.register(LibraryViewModel.self) { _ in LibraryViewModel() }.inObjectScope(.transient)
        container.register(SongViewModel.self) { _ in SongViewModel() }.inObjectScope(.transient)
    }
}

@MainActor struct MusicTests {
    let coordinator = Assembler([MusicAssembly()]).resolver.resolve(LibraryCoordinator.self)!

    @Test func `a sheet comes and goes by events`() async {
        let screen = TestScreen { [coordinator] in LibraryCoordinatorView(coordinator: coordinator) }
        await screen.tap("Play")
        #expect(screen.body == "[1] Close")
        await screen.tap("Close")
        #expect(screen.body == "[1] Play\n[2] Open\n[3] • music.note   [4] info")
    }

    @Test func `a view model on the path is pushed and popped`() async {
        let screen = TestScreen { [coordinator] in LibraryCoordinatorView(coordinator: coordinator) }
        await screen.tap("Open")
        #expect(coordinator.path.count == 1)
        #expect(screen.body == "[1] Close\n[2] • music.note   [3] info")
        await screen.enter("back")
        #expect(coordinator.path.isEmpty)
    }

    @Test func `a tab is chosen by its value`() async {
        let screen = TestScreen { [coordinator] in LibraryCoordinatorView(coordinator: coordinator) }
        coordinator.selectedTab = .about
        await screen.settle()
        #expect(screen.body == "About\n[1] music.note   [2] • info")
    }
}
