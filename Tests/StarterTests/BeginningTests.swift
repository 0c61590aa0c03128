import Testing

@testable import Starter

struct BeginningTests {
    @Test func `a project can begin with each sample`() throws {
        let course = try Course.here.get()
        #expect(course.sampleNames.count >= 5)
        for name in course.sampleNames {
            let beginning = try Beginning.sample(name, in: course)
            #expect(course.files(below: beginning.sources).contains("\(beginning.module)App.swift"))
            #expect(!course.files(below: beginning.tests).isEmpty)
        }
    }

    @Test func `a project plays the sessions of its README as the checks of the documents do`() throws {
        let course = try Course.here.get()
        let checks = try course.text("Tests/DocsTests/SampleSession.swift")
        for name in course.sampleNames {
            let app = try Beginning.sample(name, in: course).app
            #expect(checks.contains("transcript(of: \(app), lines: $0)"), "\(name)")
        }
    }

    @Test(arguments: [
        ("user", ": did you mean \"users\"?"), ("Users", ": did you mean \"users\"?"),
        ("product", ": did you mean \"product-detail\"?"), ("fidner", ": did you mean \"finder\"?"), ("bicycles", "."),
    ]) func `a sample that is not there is answered with those that are`(name: String, question: String) throws {
        let course = try Course.here.get()
        let expected = """
            There is no sample "\(name)"\(question)
            The samples are: counter, product-detail, users, tabs, finder
            For a project without a sample: EMPTY=1 in place of FROM
            """
        #expect(failure(of: { _ = try Beginning.sample(name, in: course) })?.text == expected)
    }
}
