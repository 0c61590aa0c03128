import SwiftMVVM

struct OnboardingView: View {
    @StateViewModel var viewModel = OnboardingViewModel()
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Text(viewModel.text)
            if viewModel.isDone {
                Text(viewModel.record)
                Button("Done") { dismiss() }
            } else {
                Button("Next", action: viewModel.nextButtonTapped)
            }
        }
        .navigationTitle("Onboarding")
    }
}
