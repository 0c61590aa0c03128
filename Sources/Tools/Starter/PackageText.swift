/// The two manifests of a project: its own, and that of the core beside it.
struct PackageText {
    let course: Course
    let name: ProjectName

    /// - Parameters:
    ///   - modules: the modules of the core that the program stands on, whether it imports them itself or not.
    ///   - testModules: those that its tests stand on.
    func project(modules: [String], testModules: [String]) throws(Failure) -> String {
        """
        // swift-tools-version: \(try toolsVersion)
        import PackageDescription

        \(try course.declaration("appSettings"))

        /// Modules of the core, which is a package of its own in the folder `Core`.
        ///
        /// Each target names all it stands on, whether it imports them itself or not: SwiftPM builds a target anew if a module
        /// that the target names has changed, and looks no further.
        func core(_ modules: String...) -> [Target.Dependency] {
            modules.map { .product(name: $0, package: "Core") }
        }

        let package = Package(
            name: "\(name.text)",
            platforms: [.macOS(.v14)],
            products: [.executable(name: "\(name.executable)", targets: ["\(name.text)"])],
            dependencies: [.package(path: "Core")],
            targets: [
                .executableTarget(
                    name: "\(name.text)",
                    dependencies: core(\(list(modules))),
                    swiftSettings: appSettings),
                .testTarget(
                    name: "\(name.text)Tests",
                    dependencies: ["\(name.text)"] + core(\(list(testModules))),
                    swiftSettings: appSettings),
            ],
            swiftLanguageModes: [.v6])

        """
    }

    func core() throws(Failure) -> String {
        """
        // swift-tools-version: \(try toolsVersion)
        import PackageDescription

        \(try course.declaration("core"))

        /// What a module imports, and what that imports in turn. SwiftPM builds a module anew if one that it names has changed,
        /// and looks no further.
        func modules(behind name: String) -> Set<String> {
            let imports = core.first { $0.name == name }?.imports ?? []
            return imports.reduce(into: Set(imports)) { $0.formUnion(modules(behind: $1)) }
        }

        let package = Package(
            name: "Core",
            platforms: [.macOS(.v14)],
            products: core.map { .library(name: $0.name, targets: [$0.name]) },
            targets: core.map { module in
                .target(
                    name: module.name,
                    dependencies: modules(behind: module.name).sorted().map { .init(stringLiteral: $0) })
            },
            swiftLanguageModes: [.v6])

        """
    }

    private var toolsVersion: String {
        get throws(Failure) {
            guard let match = course.manifest.firstMatch(of: /swift-tools-version: *([\d.]+)/) else {
                throw Failure(text: "Package.swift of SwiftMVVM Samples does not begin with its swift-tools-version.")
            }
            return String(match.1)
        }
    }

    private func list(_ modules: [String]) -> String { modules.map { "\"\($0)\"" }.joined(separator: ", ") }
}
