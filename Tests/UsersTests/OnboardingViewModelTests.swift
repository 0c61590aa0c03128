import Injection
import Testing

@testable import Users

struct OnboardingViewModelTests {
    let analytics = MemoryAnalytics(flow: "onboarding")

    private var viewModel: OnboardingViewModel {
        DependenciesContainer()
            .register(analytics, as: Analytics.self)
            .register(AppServices(notes: NoteStore(), greeting: Greeting(text: "Hello")))
            .withDependencies { OnboardingViewModel() }
    }

    @Test func `it greets with the greeting of the services`() {
        #expect(viewModel.text == "Hello! Step 1 of 2")
    }

    @Test func `next goes on to the last step and no further`() {
        let viewModel = viewModel
        viewModel.nextButtonTapped()
        viewModel.nextButtonTapped()
        #expect(viewModel.isDone)
        #expect(viewModel.record == "Recorded: onboarding: step 2")
        #expect(analytics.events == ["onboarding: step 2"])
    }
}
