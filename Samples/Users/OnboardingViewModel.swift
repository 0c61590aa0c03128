import Injection
import Observation

@Observable
final class OnboardingViewModel {
    @ObservationIgnored @Injected var analytics: Analytics
    @ObservationIgnored @Injected(\AppServices.greeting) var greeting: Greeting

    private(set) var step = 1

    var text: String { "\(greeting.text)! Step \(step) of 2" }
    var isDone: Bool { step == 2 }

    /// What this flow has recorded, and no other.
    private(set) var record = ""

    func nextButtonTapped() {
        guard !isDone else { return }
        step += 1
        analytics.track("step \(step)")
        record = "Recorded: \(analytics.events.joined(separator: ", "))"
    }
}
