// What libFuzzer calls. `make fuzz` compiles this file together with Tests/FuzzTests/Inputs; the package does not.
import Foundation

/// The target that the environment names.
private let target: FuzzTarget = {
    let name = ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? ""
    guard let target = FuzzTarget(rawValue: name) else {
        FileHandle.standardError.write(Data("there is no target \"\(name)\"\n".utf8))
        exit(2)
    }
    return target
}()

/// Takes one input. libFuzzer calls it on the main thread, outside of any work of the main queue; so the queue, which
/// is the main actor, can be run here until the input is done.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    MainActor.assumeIsolated {
        let end = End()
        Task {
            do {
                try await target.run(bytes)
            } catch {
                fatalError("\(target.rawValue): \(error)")
            }
            end.isReached = true
        }
        while !end.isReached { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }
    return 0
}

@MainActor private final class End {
    var isReached = false
}
