/// Something that cannot be done, said to the person who asked for it.
struct Complaint: Error, Equatable {
    let text: String

    init(_ text: String) {
        self.text = text
    }
}
