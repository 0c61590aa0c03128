// Exercise 13. Hand out the key: a solution
//
// Events come in, and navigation goes out as a property. `assign(to:)` ends with the property and keeps nobody, so the
// subscription to the key needs no place of its own.

import TextUI

final class DeskViewModel: ObservableObject {
    let checkInButtonTapped = PassthroughSubject<Void, Never>()
}

final class KeyViewModel: ObservableObject, Identifiable {
    let room = 12
    let takeButtonTapped = PassthroughSubject<Void, Never>()
}

final class HotelCoordinator: ObservableObject {
    /// The sheet is up for as long as there is a key.
    @Published var key: KeyViewModel?

    let desk = DeskViewModel()
    private var cancellables = Set<AnyCancellable>()

    init() {
        desk.checkInButtonTapped
            .sink { [weak self] in self?.presentKey() }
            .store(in: &cancellables)
    }

    private func presentKey() {
        let key = KeyViewModel()
        key.takeButtonTapped
            .map { nil }
            .assign(to: &$key)
        self.key = key
    }
}

struct HotelCoordinatorView: View {
    @ObservedObject var coordinator: HotelCoordinator

    var body: some View {
        Button("Check in") { coordinator.desk.checkInButtonTapped.send() }
            .sheet(item: $coordinator.key) { key in
                Text("Room \(key.room)")
                Button("Take the key") { key.takeButtonTapped.send() }
            }
    }
}
