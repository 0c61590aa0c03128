/// Where a reader can go from the end of a chapter: to the tutorial of the same sample, and to the next chapter.
struct GoOn {
    /// In their order.
    let chapters: [String]
    let tutorials: [String]

    /// What is added to the page of a document. Empty if it leads nowhere.
    func text(for path: String) -> String {
        var pages: [String] = []
        if let tutorial = tutorial(for: path) { pages.append(PageName.tutorial(tutorial)) }
        if let index = chapters.firstIndex(of: path), index + 1 < chapters.count {
            pages.append(PageName.page(chapters[index + 1]))
        }
        guard !pages.isEmpty else { return "" }
        return """

            ## Go on

            @Links(visualStyle: list) {
            \(pages.map { "    - <doc:\($0)>" }.joined(separator: "\n"))
            }

            """
    }

    /// `Docs/04-product-detail.md` belongs to the tutorial `ProductDetail`.
    private func tutorial(for path: String) -> String? {
        let chapter = path.firstMatch(of: /^Docs\/\d\d-(.+)\.md$/).map { String($0.1.replacing("-", with: "")) }
        return tutorials.first { PageName.tutorial($0).lowercased() == chapter }
    }
}
