import Publishing

final class ProductCategoryListViewModel: ObservableObject {
    let categories = Catalog.productCategories
}

final class ServiceCategoryListViewModel: ObservableObject {
    let categories = Catalog.serviceCategories
}
