import SwiftMVVM

struct UsersFlowView: View {
    @StateViewModel var viewModel = UsersFlowViewModel()

    var body: some View {
        NavigationStack {
            UserListView()
                .toolbar {
                    Button("Onboarding", action: viewModel.onboardingButtonTapped)
                }
        }
        .inject(viewModel.dependencies)
        .sheet(isPresented: $viewModel.isOnboarding) {
            OnboardingView()
                // Nearer than the app's, so the onboarding flow has analytics of its own.
                .inject(as: Analytics.self) { MemoryAnalytics(flow: "onboarding") }
        }
    }
}
