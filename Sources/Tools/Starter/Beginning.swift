/// What a project begins with: a sample, or the blank one.
struct Beginning {
    let module: String
    let sources: String
    let tests: String
    let readme: String
    /// How the sessions in the README start the app: without delays.
    let app: String
    /// The name of the sample. Nil for the blank one.
    let sample: String?

    static let blank = Beginning(
        module: "Blank", sources: "\(templates)/Blank/Sources", tests: "\(templates)/Blank/Tests",
        readme: "\(templates)/Blank/README.md", app: "BlankApp(service: MockBlankService())", sample: nil)

    static let templates = "Sources/Tools/Starter/Templates"

    static func sample(_ name: String, in course: Course) throws(Failure) -> Beginning {
        guard let module = course.module(of: name), let app = apps[name] else {
            let names = course.sampleNames
            throw Failure(
                text: """
                    There is no sample "\(name)"\(NearMiss.question(name, in: names))
                    The samples are: \(names.joined(separator: ", "))
                    For a project without a sample: EMPTY=1 in place of FROM
                    """)
        }
        return Beginning(
            module: module, sources: "Samples/\(module)", tests: "Tests/\(module)Tests",
            readme: "Samples/\(module)/README.md", app: app, sample: name)
    }

    private static let apps = [
        "counter": "CounterApp()",
        "product-detail": "ProductDetailApp(store: CatalogStore(delay: .zero))",
        "users": "UsersApp(userService: MockUserService())",
        "tabs": "TabsApp()",
        "finder": "FinderApp()",
    ]
}
