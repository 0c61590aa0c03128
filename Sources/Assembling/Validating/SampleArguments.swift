/// Arguments with which a validation tries a registration.
public struct SampleArguments {
    let key: ServiceKey
    /// Makes the service, for the problems that come up on the way.
    let run: (Container) -> Void

    /// Arguments to try a service with.
    ///
    /// ```swift
    /// let report = container.validate(.sample(ProductDetail.self, arguments: Product.example, 3))
    /// ```
    public static func sample<Service, each Argument>(
        _ service: Service.Type, name: String? = nil, arguments: repeat each Argument,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SampleArguments {
        let arguments = (repeat each arguments)
        let site = CallSite(file: file, line: line)
        return SampleArguments(
            key: ServiceKey(service: service, name: name, arguments: (repeat each Argument).self),
            run: { _ = try? $0.require(service, name: name, arguments: arguments, at: site) })
    }
}
