import Devices
import ViewKinds
import YAML

/// The keys of a navigation bar's search field.
struct SearchDeclaration: ReadableSection {
  /// The placeholder; the system's by default.
  var placeholder = Self.usual
  var text = ""
  var isActive = false
  var placement = Placement.top

  /// The place of the search field; corresponds to `UINavigationItem.SearchBarPlacement`.
  enum Placement: String, CaseIterable, Sendable {
    case top, bottom
  }

  fileprivate static let usual = "Search"

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

  mutating func finish(_ context: ReadingContext) {
    if !context.place.entries.contains(where: { $0.key == "placeholder" }),
      let span = context.place.entries.first?.keySpan
    {
      context.noteShown(Self.usual, key: "placeholder", at: span)
    }
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
    var search = SearchDeclaration()
    switch entry.value.scalar?.flag {
    case true?:
      context.noteShown(search.placeholder, key: entry.key, at: entry.value.span)
      return .some(search)
    case false?: return .some(nil)
    case nil:
      return context.shownText(entry.value, key: entry.key).map {
        search.placeholder = $0
        return .some(search)
      }
    }
  }
}
