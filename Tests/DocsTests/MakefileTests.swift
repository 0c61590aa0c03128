import Foundation
import Testing

struct MakefileTests {
    @Test func `each make command in the documents has a target`() throws {
        let targets = Set(try Project.text("Makefile").matches(of: /(?m)^([a-z-]+):/).map { String($0.1) })
        for path in Project.markdown {
            for block in try Project.blocks(in: path) where block.language == "sh" {
                for match in block.text.matches(of: /make (?:-s )?([a-z-]+)/) {
                    #expect(targets.contains(String(match.1)), "\(path):\(block.line): make \(match.1)")
                }
            }
        }
    }

    @Test func `each sample named in the documents exists`() throws {
        let makefile = try Project.text("Makefile")
        let names = Set(
            makefile.matches(of: /(?m)^SAMPLES := (.*)$/).first.map { String($0.1) }?.components(separatedBy: " ") ?? []
        )
        #expect(names.count >= 3)
        for path in Project.markdown {
            for match in try Project.text(path).matches(of: /NAME=([a-z-]+)/) {
                #expect(names.contains(String(match.1)), "\(path): NAME=\(match.1)")
            }
        }
    }
}
