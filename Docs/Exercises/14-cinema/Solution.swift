// Exercise 14. Print the ticket: a solution
//
// A case for each route and no `default`, so the compiler finds the next route that has no view. The path is the whole
// navigation: to empty it is to go to the root.

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
        path = []
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
                    case .ticket(let film, let seat):
                        VStack {
                            Text("\(film), seat \(seat)")
                            Button("Done", action: coordinator.doneButtonTapped)
                        }
                        .navigationTitle("Ticket")
                    }
                }
        }
    }
}
