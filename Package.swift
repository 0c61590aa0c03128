// swift-tools-version: 6.2
import PackageDescription

/// What a new app project is set to today: everything on the main actor unless it says otherwise.
let appSettings: [SwiftSetting] = [
    .defaultIsolation(MainActor.self),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
]

/// The modules of the core and what each may import.
let core: [(name: String, imports: [String])] = [
    ("Injection", []),
    ("Publishing", []),
    ("Assembling", []),
    ("TextUI", ["Publishing"]),
    ("Providing", ["TextUI"]),
    ("SwiftMVVM", ["TextUI", "Injection"]),
    ("TextUITesting", ["TextUI"]),
]

/// The samples in learning order, and the modules that each imports.
let samples: [(name: String, product: String, imports: [String])] = [
    ("Counter", "counter", ["SwiftMVVM"]),
    ("ProductDetail", "product-detail", ["SwiftMVVM"]),
    ("Users", "users", ["SwiftMVVM"]),
    ("Tabs", "tabs", ["TextUI", "Publishing", "Assembling"]),
    ("Finder", "finder", ["Providing", "Publishing"]),
]

/// One file of coordinator code in three settings: it has to compile and run in each.
let shapes: [Target] = [
    ("Swift5", [.swiftLanguageMode(.v5)]),
    ("Swift6", []),
    ("MainActor", appSettings),
].map { (name: String, settings: [SwiftSetting]) in
    .testTarget(
        name: "\(name)ShapeTests", dependencies: ["TextUI", "Publishing", "Assembling", "TextUITesting"],
        path: "Tests/ShapeTests/\(name)", swiftSettings: settings)
}

/// What serves the project but is not taught. Nothing imports it.
let tools: [Target] = [
    .target(name: "AllocationCounter", path: "Sources/Tools/AllocationCounter"),
    .executableTarget(
        name: "bench", dependencies: ["Providing", "Injection", "Assembling", "AllocationCounter"],
        path: "Sources/Tools/Bench"),
    .executableTarget(name: "empty-program", path: "Sources/Tools/EmptyProgram"),
    .executableTarget(name: "exercises", path: "Sources/Tools/Exercises"),
    .testTarget(name: "ExercisesTests", dependencies: ["exercises"]),
    .executableTarget(name: "Picture", dependencies: ["TextUI"], path: "Sources/Tools/Picture"),
    .testTarget(name: "PictureTests", dependencies: ["Picture", "TextUITesting", "Counter", "Users"]),
    .executableTarget(
        name: "Starter", path: "Sources/Tools/Starter", exclude: ["Templates", "try-starters"]),
    .testTarget(name: "StarterTests", dependencies: ["Starter"]),
    // The core is not imported: it is built with the tool, which reads the built modules.
    .executableTarget(
        name: "Site", dependencies: core.map { .init(stringLiteral: $0.name) }, path: "Sources/Tools/Site"),
    .testTarget(name: "SiteTests", dependencies: ["Site"]),
]

let package = Package(
    name: "SwiftMVVMSamples",
    platforms: [.macOS(.v14)],
    products: core.map { .library(name: $0.name, targets: [$0.name]) }
        + samples.map { .executable(name: $0.product, targets: [$0.name]) }
        + [
            .executable(name: "new-project", targets: ["Starter"]), .executable(name: "picture", targets: ["Picture"]),
            .executable(name: "site", targets: ["Site"]),
        ],
    targets: core.map { module in
        .target(name: module.name, dependencies: module.imports.map { .init(stringLiteral: $0) })
    }
        + samples.map { sample in
            .executableTarget(
                name: sample.name,
                dependencies: sample.imports.map { .init(stringLiteral: $0) },
                path: "Samples/\(sample.name)",
                exclude: ["README.md"],
                swiftSettings: appSettings)
        }
        + samples.map { sample in
            .testTarget(
                name: "\(sample.name)Tests",
                dependencies: [.init(stringLiteral: sample.name), "TextUITesting"],
                swiftSettings: appSettings)
        }
        + core.filter { $0.name != "TextUITesting" }.map { module in
            .testTarget(
                name: "\(module.name)Tests", dependencies: [.init(stringLiteral: module.name), "TextUITesting"])
        }
        + [
            .testTarget(
                name: "DocsTests",
                dependencies: samples.map { .init(stringLiteral: $0.name) } + ["TextUITesting", "Site"]),
            .testTarget(
                name: "FuzzTests", dependencies: samples.map { .init(stringLiteral: $0.name) } + ["TextUITesting"],
                exclude: ["Corpus"]),
        ] + shapes + tools,
    swiftLanguageModes: [.v6])

// `make exercise` names the files that it checks, as `Exercise01:Mine/01-Kettle.swift,01-kettle/KettleTests.swift`. Then
// the core and these are all there is to build: an exercise that does not compile is in nobody's way.
if let exercises = Context.environment["EXERCISES_TO_CHECK"] {
    package.name = "Exercises"
    package.products = []
    package.targets.removeAll { target in !core.contains { $0.name == target.name } }
    package.targets += exercises.split(separator: " ").map { exercise in
        let parts = exercise.split { ":,".contains($0) }.map(String.init)
        return .testTarget(
            name: parts[0], dependencies: core.map { .init(stringLiteral: $0.name) }, path: "Docs/Exercises",
            sources: Array(parts.dropFirst()), swiftSettings: appSettings)
    }
}

// SwiftPM builds a target anew if a module that the target names has changed, and looks no further: behind a SwiftMVVM that
// is as before, a sample would keep the old layout of TextUI's types, and crash. So each target names all it stands on.
let targets = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })

@MainActor func allDependencies(of target: Target) -> [String] {
    let named = target.dependencies.compactMap { dependency in
        if case .byNameItem(let name, _) = dependency { name } else { nil }
    }
    return named + named.flatMap { targets[$0].map { allDependencies(of: $0) } ?? [] }
}

for target in package.targets {
    target.dependencies = Set(allDependencies(of: target)).sorted().map { .init(stringLiteral: $0) }
}
