/// A view that a program does not write by its type: it is told by what the program does write.
@MainActor package protocol NamedInCode {
    /// A modifier, such as `.sheet`, or another type.
    var nameInCode: String { get }
}

extension Node {
    /// What the program writes for the view: its type, such as `Button`, or the modifier, such as `.sheet`.
    var kindName: String {
        // While a view's properties are linked, nobody else may read it.
        let named = isLinking ? nil : anyView as? any NamedInCode
        return named?.nameInCode ?? ShortNames.of(viewType)
    }
}

// MARK: Modifiers

extension ModalPresenter: NamedInCode {
    var nameInCode: String {
        switch kind {
        case "cover": ".fullScreenCover"
        case "dialog": ".confirmationDialog"
        default: ".\(kind)"
        }
    }
}

extension LayeredView: NamedInCode { var nameInCode: String { isInFront ? ".overlay" : ".background" } }

extension EditableRow: NamedInCode { var nameInCode: String { onDelete == nil ? ".onMove" : ".onDelete" } }

extension FramedView: NamedInCode { var nameInCode: String { ".frame" } }

extension HiddenView: NamedInCode { var nameInCode: String { ".hidden" } }

extension PresentedDestination: NamedInCode { var nameInCode: String { ".navigationDestination" } }

extension SearchableView: NamedInCode { var nameInCode: String { ".searchable" } }

extension SwipeActions: NamedInCode { var nameInCode: String { ".swipeActions" } }

extension TabButton: NamedInCode { var nameInCode: String { ".tabItem" } }

extension TapTarget: NamedInCode { var nameInCode: String { ".onTapGesture" } }

// MARK: Parts of views

extension AlertButtons: NamedInCode { var nameInCode: String { "actions" } }

extension Disclosure: NamedInCode { var nameInCode: String { "DisclosureGroup" } }

extension ForEachRow: NamedInCode { var nameInCode: String { "a row" } }

extension IndentedView: NamedInCode { var nameInCode: String { "content" } }

extension LabelWithColon: NamedInCode { var nameInCode: String { "label" } }

extension SectionEdgeView: NamedInCode { var nameInCode: String { isHeader ? "header" : "footer" } }

extension DeferredView: NamedInCode {}
