import TextUI

/// A view as data, so that an input can make one and change it.
struct Tree: CustomStringConvertible {
    enum Kind: CaseIterable {
        case column, row, layers, list, section, lazyColumn, form, either, ifElse, listByNumber, forEachByKind, numbers
        case text, boundText, button, toggle, field, stepper, picker, progress, spread, link, label, secureField
        case width, flexible, disabled, title, toolbar, sheet, alert, overlay, swipe, owner, tabs, stack
    }

    var kind: Kind
    var number: Int
    var text: String
    var children: [Tree]

    /// - Parameter room: how many views there may be below; it keeps a tree small.
    init(_ choices: inout Choices, depth: Int = 0, room: inout Int) {
        kind = choices.one(of: Kind.allCases)
        number = choices.byte()
        text = choices.text()
        children = []
        guard depth < 7 else { return }
        for _ in 0..<choices.below(4) where room > 0 {
            room -= 1
            children.append(Tree(&choices, depth: depth + 1, room: &room))
        }
    }

    init(_ choices: inout Choices) {
        var room = 24
        self.init(&choices, room: &room)
    }

    /// `column(text 3 "a", button 7 "b")`, with the number where it counts.
    var description: String {
        let below = children.isEmpty ? "" : "(\(children.map(\.description).joined(separator: ", ")))"
        return "\(kind) \(number) \(text.prefix(12).debugDescription)\(below)"
    }

    /// Puts another tree somewhere into this one.
    mutating func graft(_ other: Tree, _ choices: inout Choices) {
        if children.isEmpty || choices.below(3) == 0 {
            self = other
        } else {
            let index = choices.below(children.count)
            children[index].graft(other, &choices)
        }
    }

    /// Moves a child: the others have to keep who they are.
    mutating func shuffle(_ choices: inout Choices) {
        guard !children.isEmpty else { return }
        let index = choices.below(children.count)
        if choices.flag() {
            children.append(children.remove(at: index))
        } else {
            children[index].shuffle(&choices)
        }
    }
}

/// What generated views read and change.
@MainActor @Observable final class TreeModel {
    var tree: Tree
    var texts = ["", "one", "two words"]
    var flags = [false, true, false, false]
    var number = 1
    var path: [Int] = []

    init(_ tree: Tree) { self.tree = tree }

    /// Changes something; `choice` says what.
    func change(_ choice: Int) {
        switch choice % 6 {
        case 0: flags[choice / 6 % 4].toggle()
        case 1: number += choice / 6 % 3 - 1
        case 2: path.append(choice / 6 % 4)
        case 3: path = [[], [1], [2, 1], [1, 2, 3]][choice / 6 % 4]
        case 4: if !path.isEmpty { path.removeLast() }
        default: texts[choice / 6 % 3] += "x"
        }
    }
}
