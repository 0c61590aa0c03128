import TextUI

struct Tab2_Previews: PreviewProvider {
    static var previews: some View {
        Tab2CoordinatorView(coordinator: AppAssembler.previewResolver().resolve(Tab2Coordinator.self)!)
    }
}

struct SheetDemo_Previews: PreviewProvider {
    static var previews: some View {
        SheetDemo(viewModel: AppAssembler.previewResolver().resolve(SheetDemoViewModel.self)!)
    }
}
