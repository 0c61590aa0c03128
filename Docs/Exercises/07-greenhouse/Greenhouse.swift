// Exercise 7. Read the thermometer that is given
//
// The view model makes its own thermometer, so nobody can ask what happens at frost. Whoever shows the view injects a
// thermometer. Let the view model take that one.
//
// Read: Docs/05-users.md
// Look: Samples/Users/UserListView.swift, env[dependency: UserService.self]

import SwiftMVVM

protocol Thermometer {
    var degrees: Int { get }
}

struct RoofThermometer: Thermometer {
    var degrees: Int { 21 }
}

@Observable
final class GreenhouseViewModel {
    private let thermometer: any Thermometer = RoofThermometer()

    var text: String {
        thermometer.degrees < 0 ? "\(thermometer.degrees)°, close the windows" : "\(thermometer.degrees)°"
    }
}

struct GreenhouseView: View {
    @StateViewModel var viewModel = GreenhouseViewModel()

    var body: some View {
        Text(viewModel.text)
    }
}
