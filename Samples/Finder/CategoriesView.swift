import TextUI

struct CategoriesView: View {
    @ObservedObject var brands: BrandListViewModel
    @ObservedObject var products: ProductCategoryListViewModel
    @ObservedObject var services: ServiceCategoryListViewModel

    var body: some View {
        VStack {
            Text("Brands: \(brands.brands.joined(separator: ", "))")
            Text("Products: \(products.categories.joined(separator: ", "))")
            Text("Services: \(services.categories.joined(separator: ", "))")
        }
    }
}
