import Devices
import ViewKinds
import YAML

/// The keys of a navigation bar's search field.
struct SearchDeclaration: ReadableSection {
  /// The placeholder, or nil for the system's word.
  var placeholder: String?
  var text = ""
  var isActive = false
  var placement = Placement.top

  /// The place of the search field; corresponds to `UINavigationItem.SearchBarPlacement`.
  enum Placement: String, CaseIterable, Sendable {
    case top, bottom
  }

  static let keys: [SectionKey<SearchDeclaration>] = [
    .init("placeholder", .shownText, \.placeholder, "The placeholder; `Search` by default."),
    .init("text", .shownText, \.text, "The search text; empty by default."),
    .init(
      "active", .flag, \.isActive,
      "Whether the search is active: the field has a caret and a button that ends the search, and the titles are hidden."
    ),
    .init(
      "placement", .choice(), \.placement,
      "The place of the field: `top` is under the title, and on tablets with iOS 26 in its row; `bottom` is among the toolbar's buttons on phones with iOS 26, elsewhere `top`."
    ),
  ]

  /// The state of the field.
  var state: SearchState {
    SearchState(isActive: isActive, isAtBottom: placement == .bottom)
  }
}

extension ValueType where Value == SearchDeclaration? {
  /// A search field: `true` shows the usual placeholder, and a text is another placeholder.
  static let search = ValueType(
    .oneOf([.value(.flag), .value(.text), .section(SearchDeclaration.self)])
  ) { context, entry in
    if case .mapping = entry.value.content {
      return ValueType<SearchDeclaration>.section.read(context, entry).map { .some($0) }
    }
    return switch entry.value.scalar?.flag {
    case true?: .some(SearchDeclaration())
    case false?: .some(nil)
    case nil:
      context.shownText(entry.value, key: entry.key).map { text in
        .some(SearchDeclaration(placeholder: text))
      }
    }
  }
}
