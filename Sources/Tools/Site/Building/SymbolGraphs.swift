import Foundation

/// What the compiler knows of the public names of a module, read from the module that is built.
struct SymbolGraphs {
    /// The folder of built modules.
    let modules: URL
    let target: String

    init(modules: URL) throws {
        self.modules = modules
        struct Info: Decodable {
            struct Target: Decodable { let triple: String }
            let target: Target
        }
        let info = try Program(name: "swiftc", arguments: ["-print-target-info"]).output()
        target = try JSONDecoder().decode(Info.self, from: Data(info.utf8)).target.triple
    }

    func write(_ module: String, to folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // Where the platform's own modules are not beside the compiler, the toolchain sets this.
        let sdk = ProcessInfo.processInfo.environment["SDKROOT"].map { ["-sdk", $0] } ?? []
        try Program(
            name: "swift",
            arguments: ["symbolgraph-extract", "-module-name", module, "-I", modules.path, "-target", target]
                + sdk + ["-minimum-access-level", "public", "-skip-synthesized-members"]
                + ["-emit-extension-block-symbols", "-output-dir", folder.path]
        ).output()
    }
}
