/// The head that each chapter has after its title: five list items, in this order.
enum ChapterHead {
    static let labels = ["You will learn:", "Run:", "Files, in order:", "When not to:", "Next:"]

    static func faults(in document: MarkdownFile) -> [Fault] {
        var faults: [Fault] = []
        let fault = { (line: Int, text: String) in faults.append(Fault(file: document.path, line: line, text: text)) }
        guard document.lines.count > 2, document.lines[0].hasPrefix("# "), document.lines[1].isEmpty else {
            return [Fault(file: document.path, line: 1, text: "a chapter begins with its title and an empty line.")]
        }
        let head = document.lines[2...].prefix { !$0.isEmpty }
        let items = head.indices.filter { document.lines[$0].hasPrefix("- ") }
        for (number, label) in labels.enumerated() {
            guard number < items.count else {
                fault(head.endIndex, "the head of a chapter goes on with \"- \(label) …\".")
                break
            }
            if !document.lines[items[number]].hasPrefix("- \(label) ") {
                fault(items[number] + 1, "this line of the head of a chapter is \"- \(label) …\".")
            }
        }
        if items.count > labels.count { fault(items[labels.count] + 1, "the head of a chapter has five items.") }
        for index in head.indices where head[index].count > 120 {
            fault(index + 1, "a line of the head has at most 120 characters.")
        }
        return faults
    }
}
