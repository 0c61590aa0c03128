// Exercise 7. Read the thermometer that is given: a solution
//
// The initializer says what the view model needs, and the view finds it in the environment. The other way is as good:
// in the view model, `@ObservationIgnored @Injected var thermometer: Thermometer`, and no change in the view.

import SwiftMVVM

protocol Thermometer {
    var degrees: Int { get }
}

struct RoofThermometer: Thermometer {
    var degrees: Int { 21 }
}

@Observable
final class GreenhouseViewModel {
    private let thermometer: any Thermometer

    init(thermometer: any Thermometer) {
        self.thermometer = thermometer
    }

    var text: String {
        thermometer.degrees < 0 ? "\(thermometer.degrees)°, close the windows" : "\(thermometer.degrees)°"
    }
}

struct GreenhouseView: View {
    @StateViewModel var viewModel: GreenhouseViewModel

    init() {
        _viewModel = StateViewModel { env in
            GreenhouseViewModel(thermometer: env[dependency: Thermometer.self]!)
        }
    }

    var body: some View {
        Text(viewModel.text)
    }
}
