import Injection

private protocol Service {
    var number: Int { get }
}

private struct RealService: Service {
    let number = 7
}

private struct Reader {
    @Injected var service: any Service
}

/// The least that injection can be: a dictionary that is task-local.
private enum Plain {
    @TaskLocal static var services: [ObjectIdentifier: any Sendable] = [id: RealService()]
    static let id = ObjectIdentifier((any Service).self)

    static func read() -> (any Service)? { services[id] as? any Service }
}

extension Bench {
    /// A dependency that is read, and one that is overridden and read.
    static func injection(_ report: inout Report) {
        let floor = "task-local dictionary and cast"
        func read() -> Measurement { measure { keep(Plain.read()) } }

        let exact = DependenciesContainer().register(RealService(), as: (any Service).self)
        exact.withDependencies {
            report.compare("injection: @Injected", atMost: 2, times: floor, floor: read) {
                measure { keep(Reader()) }
            }
            report.compare("injection: resolve, exact type", atMost: 2, times: floor, floor: read) {
                measure { keep(DependenciesContainer.current.resolve((any Service).self)) }
            }
        }
        DependenciesContainer().register(RealService()).withDependencies {
            report.compare("injection: resolve, value that conforms", atMost: 2, times: floor, floor: read) {
                measure { keep(DependenciesContainer.current.resolve((any Service).self)) }
            }
        }
        DependenciesContainer().register(as: (any Service).self) { RealService() }.withDependencies {
            report.compare("injection: resolve, lazy and made", atMost: 2, times: floor, floor: read) {
                measure { keep(DependenciesContainer.current.resolve((any Service).self)) }
            }
        }
        let services = Plain.services
        report.compare(
            "injection: override and read", atMost: 3, times: floor + ", overridden",
            floor: { measure { keep(Plain.$services.withValue(services) { Plain.read() }) } },
            { measure { keep(exact.withDependencies { Reader() }) } })
        report.compare(
            "injection: override by a new container and read", atMost: 10, times: floor + ", a changed copy",
            floor: {
                measure {
                    var copy = Plain.services
                    copy[Plain.id] = RealService()
                    keep(Plain.$services.withValue(copy) { Plain.read() })
                }
            },
            {
                measure {
                    let nearer = DependenciesContainer().register(RealService(), as: (any Service).self)
                    keep(DependenciesContainer.current.merging(nearer).withDependencies { Reader() })
                }
            })
        many(&report)
    }

    /// What a container costs that holds very much.
    private static func many(_ report: inout Report) {
        let count = 100
        func filled() -> DependenciesContainer {
            (0..<count).reduce(DependenciesContainer()) { container, _ in container.register(RealService()) }
        }
        report.compare(
            "injection: register 100, each", atMost: 20, times: "dictionary insert",
            floor: {
                measure {
                    var dictionary: [Int: Any] = [:]
                    for number in 0..<count { dictionary[number] = RealService() }
                    keep(dictionary)
                }.divided(by: count)
            },
            { measure { keep(filled()) }.divided(by: count) })
        report.compare(
            "injection: resolve among 100", atMost: 1.5, times: "the same in a small container",
            floor: {
                let small = DependenciesContainer().register(RealService())
                return measure { keep(small.resolve((any Service).self)) }
            },
            {
                let large = filled()
                return measure { keep(large.resolve((any Service).self)) }
            })
    }
}
