// Exercise 13. Hand out the key
//
// The desk and the key say what happened, and nobody hears them. Let the coordinator do it: a check-in presents the key
// as a sheet, and taking the key closes it.
//
// Read: Docs/06-tabs.md
// Look: Samples/Tabs/Tab2Coordinator.swift, private func bindEvents()

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
