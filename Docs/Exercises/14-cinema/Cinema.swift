// Exercise 14. Print the ticket
//
// A person chooses a film and a seat, and then the screen is empty. Show the destination that is missing, with the title
// "Ticket": a text such as "Nosferatu, seat 4", and a button "Done". Done goes back to the first screen at once.
//
// Read: Docs/10-navigation.md
// Look: Samples/Tabs/Tab3Coordinator.swift, func popToRoot()

import TextUI

enum Route: Hashable {
    case film(String)
    case ticket(film: String, seat: Int)
}

final class CinemaCoordinator: ObservableObject {
    @Published var path: [Route] = []

    func filmChosen(_ film: String) {
        path.append(.film(film))
    }

    func seatChosen(_ seat: Int, for film: String) {
        path.append(.ticket(film: film, seat: seat))
    }

    func doneButtonTapped() {
        path.removeLast()
    }
}

struct CinemaCoordinatorView: View {
    @ObservedObject var coordinator: CinemaCoordinator

    var body: some View {
        NavigationStack(path: $coordinator.path) {
            Button("Nosferatu") { coordinator.filmChosen("Nosferatu") }
                .navigationTitle("Cinema")
                .navigationDestination(for: Route.self) { route in
                    switch route {
                    case .film(let film):
                        Button("Seat 4") { coordinator.seatChosen(4, for: film) }
                            .navigationTitle(film)
                    default:
                        EmptyView()
                    }
                }
        }
    }
}
