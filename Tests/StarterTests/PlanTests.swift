import Testing

@testable import Starter

struct PlanTests {
    static let samples: [String?] = ((try? Course.here.get().sampleNames) ?? []) + [nil]

    private func plan(_ name: String, from sample: String?) throws -> Plan {
        let course = try Course.here.get()
        let beginning = try sample.map { try Beginning.sample($0, in: course) } ?? .blank
        return try Plan(ProjectName(name), from: beginning, of: course)
    }

    private func text(_ path: String, of plan: Plan) throws -> String {
        guard case .text(let text)? = plan.files.first(where: { $0.path == path })?.content else {
            throw Failure(text: "there is no text \(path)")
        }
        return text
    }

    @Test func `a project has the program, its tests, the core and what belongs to a package`() throws {
        let paths = try plan("Shop", from: "counter").files.map(\.path)
        #expect(
            paths.filter { !$0.hasPrefix("Core/") }.sorted() == [
                ".gitignore", ".swift-format", "Makefile", "Package.swift", "README.md",
                "Sources/Shop/CounterView.swift", "Sources/Shop/CounterViewModel.swift", "Sources/Shop/ShopApp.swift",
                "Tests/ShopTests/CounterViewModelTests.swift", "Tests/ShopTests/CounterViewTests.swift",
                "Tests/ShopTests/ReadmeTests.swift", "Tests/ShopTests/ShopSessionTests.swift",
                "Tests/ShopTests/ShopTraceTests.swift",
            ])
        let course = try Course.here.get()
        let modules = try course.coreModules
        let core = modules.flatMap { module in
            course.files(below: "Sources/\(module)").map { "Core/Sources/\(module)/\($0)" }
        }
        #expect(paths.filter { $0.hasPrefix("Core/") } == ["Core/Package.swift"] + core)
        #expect(core.count > 100)
    }

    @Test func `no path is there twice`() throws {
        for sample in Self.samples {
            let paths = try plan("Shop", from: sample).files.map(\.path)
            #expect(Set(paths).count == paths.count)
        }
    }

    @Test func `the manifest names the executable`() throws {
        let text = try text("Package.swift", of: plan("BookShop", from: "finder"))
        #expect(text.contains(".executable(name: \"book-shop\", targets: [\"BookShop\"])"))
        #expect(text.contains("let appSettings: [SwiftSetting] = [\n    .defaultIsolation(MainActor.self),"))
    }

    @Test func `the manifest names all modules that the program stands on, so that none is left stale`() throws {
        let text = try text("Package.swift", of: plan("BookShop", from: "finder"))
        #expect(text.contains("dependencies: core(\"Publishing\", \"TextUI\", \"Providing\"),"))
        #expect(
            text.contains(
                "dependencies: [\"BookShop\"] + core(\"Publishing\", \"TextUI\", \"Providing\", \"TextUITesting\"),"))
    }

    @Test func `a module stands on what it imports and on what that imports`() throws {
        let course = try Course.here.get()
        #expect(
            try course.coreModules(behind: ["SwiftMVVM", "Foundation"])
                == ["Injection", "Publishing", "TextUI", "SwiftMVVM"])
        #expect(try course.coreModules(behind: ["Injection"]) == ["Injection"])
    }

    @Test func `a module of the core imports only those above it`() throws {
        let lines = try Course.here.get().declaration("core").matches(of: /\("(\w+)", \[([^\]]*)\]\)/)
        var above: Set<Substring> = []
        for line in lines {
            #expect(above.isSuperset(of: line.2.matches(of: /\w+/).map(\.0)), "\(line.1)")
            above.insert(line.1)
        }
    }

    private static var notCopied: Regex<Substring> { /Samples\/|Docs\/|run-sample|DocsTests|Sources\/Tools/ }

    @Test func `the core leads back to nothing that is not copied`() throws {
        let course = try Course.here.get()
        for module in try course.coreModules {
            for path in course.files(below: "Sources/\(module)") {
                #expect(!(try course.text("Sources/\(module)/\(path)")).contains(Self.notCopied), "\(path)")
            }
        }
    }

    @Test(arguments: samples) func `nothing leads back to what is not copied`(_ sample: String?) throws {
        let plan = try plan("Shop", from: sample)
        let targets = try text("Makefile", of: plan).matches(of: /(?m)^([a-z-]+):/).map { "make \($0.1)" }
        for (path, content) in plan.files {
            guard case .text(let text) = content else { continue }
            let found = text.firstMatch(of: Self.notCopied)?.0 ?? text.firstMatch(of: /\bBlank|BEGINNING|\bTEXT\b/)?.0
            #expect(found == nil, "\(path)")
        }
        let readme = try text("README.md", of: plan)
        for command in readme.matches(of: /(?m)(?:`|^|=\S+ )(make [a-z-]+)/) {
            #expect(targets.contains(String(command.1)), "the README says \(command.1)")
        }
        for link in readme.matches(of: /\]\(([^)#:]+)\)/) {
            #expect(plan.files.contains { $0.path == link.1 }, "the README leads to \(link.1)")
        }
    }
}
