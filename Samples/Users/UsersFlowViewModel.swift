import Injection
import Observation

/// The root of the users flow. It makes the services that belong to the flow alone, and its view injects them.
@Observable
final class UsersFlowViewModel {
    let dependencies: DependenciesContainer
    var isOnboarding = false

    init() {
        dependencies = DependenciesContainer()
            .register(Favorites())
    }

    func onboardingButtonTapped() {
        isOnboarding = true
    }
}
