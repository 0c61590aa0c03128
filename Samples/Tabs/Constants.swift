import TextUI

enum Constants {
    static let tab1Image = Image(systemName: "person.wave.2")
    static let tab2Image = Image(systemName: "antenna")
    static let tab3Image = Image(systemName: "square.stack")
}
