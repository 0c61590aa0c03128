extension Container {
    /// Makes every service once, with all that it needs, and reports what cannot be made.
    ///
    /// ```swift
    /// @MainActor @Test func `everything can be made`() {
    ///     let report = container.validate(.sample(ProductDetail.self, arguments: Product.example))
    ///     #expect(report.problems.isEmpty, "\(report)")
    /// }
    /// ```
    ///
    /// It runs the factories and `initCompleted` of all registrations of this container and its parents. Nothing that
    /// they make is kept, and nothing that is shared already is used.
    ///
    /// Call it on the actor that the services were registered on; what belongs to another actor is not checked.
    ///
    /// The trap: a factory that says `resolver.resolve(…)!` stops the program when it gets nil, and so ends the
    /// validation. The whole report is written to the standard error before. With `try resolver.require(…)` in its
    /// place, the validation goes on and returns.
    ///
    /// - Parameter samples: arguments for the registrations that take some. Those without are not checked.
    public func validate(_ samples: SampleArguments...) -> ValidationReport {
        validate(samples: samples)
    }

    func validate(samples: [SampleArguments]) -> ValidationReport {
        tree.enter()
        defer { tree.leave() }
        if let outer = tree.validation { return outer.report }  // A factory that is being validated asked for it.
        let run = ValidationRun(of: self, samples)
        tree.validation = run
        defer { tree.validation = nil }
        run.run()
        return run.report
    }
}
