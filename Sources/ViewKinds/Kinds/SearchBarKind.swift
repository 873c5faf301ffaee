package import AutoLayout
import Devices
import Geometry
package import Graphics

/// A search field in a bar.
package struct SearchBarKind: ControlKind {
  package static let name = "searchBar"
  package static let summary = "A search field in a bar that the spec places."
  static let searchBarStyle = Key(
    "searchBarStyle", .choice(of: Style.self),
    "`minimal` has no background; `default` and `prominent` are bars with lines above and below, on iOS 26 only if they are opaque or have a colour."
  )
  static let showsCancelButton = Key(
    "showsCancelButton", .flag,
    "Whether a Cancel button is next to the field, on iOS 26 a disc with a cross; false by default."
  )
  static let showsBookmarkButton = Key(
    "showsBookmarkButton", .flag,
    "Whether an empty field shows a bookmark symbol at its end; false by default.")
  static let scopeButtonTitles = Key(
    "scopeButtonTitles", .texts,
    "The titles of the search scopes, shown as segments under the field; none by default.")
  static let selectedScopeButtonIndex = Key(
    "selectedScopeButtonIndex", .integer(0...1000),
    "The index of the selected scope, from 0; 0 by default.")
  static let showsScopeBar = Key(
    "showsScopeBar", .flag,
    "Whether the scopes are shown; they make the bar 44 points higher; true by default.")
  static let position = Key(
    "position", .choice(of: BarPosition.self),
    "The bar's position: `topAttached` extends the background from the safe area to the screen's top edge; `top`, the default, and `bottom` do not extend it."
  )
  package static let keys: [any KindKey] = [
    TextKeys.text, TextKeys.placeholder, searchBarStyle, showsCancelButton, showsBookmarkButton,
    scopeButtonTitles, selectedScopeButtonIndex, showsScopeBar, TextKeys.editing,
    ControlKeys.enabled, position, BarKeys.translucent, BarKeys.barTintColor,
  ]

  package static let indices: [(key: Key<Int>, counted: any KindKey)] = [
    (selectedScopeButtonIndex, scopeButtonTitles)
  ]

  /// Corresponds to `UISearchBar.Style`.
  enum Style: String, CaseIterable, Sendable {
    case `default`, prominent, minimal
  }

  let field: SearchField
  let style: Style
  let showsCancelButton: Bool
  package let isEnabled: Bool
  /// The scopes under the field, or nil without scopes.
  let scopes: SegmentedControlKind?
  let bookmark: KindPicture?
  let position: BarPosition
  /// The background, or nil for none.
  let bar: BarBackground?
  let tint: RGBAColor

  package init(_ values: KeyValues, traits: Traits) {
    let showsCancelButton = values[Self.showsCancelButton] ?? false
    var field = SearchField(
      text: values[TextKeys.text] ?? "", placeholder: values[TextKeys.placeholder] ?? "",
      isEditing: values[TextKeys.editing] ?? false, in: traits,
      style: traits.os == .ios18 ? .classic : showsCancelButton ? .glass : .capsule)
    let showsBookmark =
      (values[Self.showsBookmarkButton] ?? false) && (values[TextKeys.text] ?? "").isEmpty
    field.endsInSymbol = showsBookmark
    self.field = field
    style = values[Self.searchBarStyle] ?? .default
    self.showsCancelButton = showsCancelButton
    isEnabled = values[ControlKeys.enabled] ?? true
    let titles = values[Self.scopeButtonTitles] ?? []
    let showsScopes = !titles.isEmpty && (values[Self.showsScopeBar] ?? true)
    scopes =
      showsScopes
      ? SegmentedControlKind(
        [
          SegmentedControlKind.items(titles.map { [SegmentedControlKind.Segment.title($0)] }),
          SegmentedControlKind.selectedSegmentIndex(values[Self.selectedScopeButtonIndex] ?? 0),
        ], traits: traits) : nil
    bookmark =
      showsBookmark
      ? SystemSymbol(named: "book").map {
        .symbol(
          $0.symbol(size: 16), tint: SemanticColor.secondaryLabel.resolved(in: traits))
      } : nil
    position = values[Self.position] ?? .top
    bar =
      style != .minimal && (traits.os == .ios18 || BarKeys.hasOwnBackground(values))
      ? BarBackground(values, in: traits.colors) : nil
    tint = traits.tint
  }

  package var textTraits: TextTraits { .scrolls }

  /// The titles of scopes do not scroll, as the field's text does.
  package func textTraits(of text: TextContent) -> TextTraits {
    guard let scopes, scopes.titles.contains(text) else { return textTraits }
    return scopes.textTraits
  }

  package var content: (any IntrinsicContent)? {
    ConstantSize(
      width: nil, height: SearchBarKind.fieldRow + (scopes == nil ? 0 : SearchBarKind.scopeRow))
  }

  package func draw(in context: DrawingContext, into list: inout DisplayList) {
    if let bar {
      let background = position == .bottom ? context.frame : position.background(in: context)
      let grid = context.traits.grid
      bar.draw(background, hairlineAt: .bottom, on: grid, into: &list)
      if position != .topAttached {
        list.append(
          .fill(
            .rect(
              Rect(
                x: background.x, y: background.y, width: background.width, height: grid.hairline)),
            bar.hairline))
      }
    }
    var content = DisplayList()
    drawField(in: context, into: &content)
    drawScopes(in: context, into: &content)
    if isEnabled {
      list.items += content.items
    } else {
      list.append(.group(name: nil, opacity: 0.5, clip: nil, content.items))
    }
  }

  private func drawField(in context: DrawingContext, into list: inout DisplayList) {
    let safeArea = context.directedSafeArea
    let whole = context.frame
    let bar = Rect(
      x: whole.x, y: whole.y, width: whole.width,
      height: max(0, whole.height - (scopes == nil ? 0 : SearchBarKind.scopeRow)))
    let strip = Rect(
      minX: bar.minX + safeArea.left + SearchBarKind.margin, minY: bar.minY,
      maxX: bar.maxX - safeArea.right - SearchBarKind.margin, maxY: bar.maxY)
    let frame = SearchRow(field, hasCancel: showsCancelButton, tint: tint)
      .draw(in: strip, context, into: &list)
    if let bookmark {
      let box = context.directed(
        Rect(
          x: frame.maxX - SearchField.symbolRoom, y: frame.y, width: 24, height: frame.height))
      list.items += bookmark.items(centeredIn: box, on: context.traits.grid)
    }
  }

  /// Draws the scopes in the lower part of the bar, over the bar's whole width without margins.
  private func drawScopes(in context: DrawingContext, into list: inout DisplayList) {
    guard let scopes else { return }
    let safeArea = context.directedSafeArea
    let bar = context.frame
    var row = context
    row.frame = context.directed(
      Rect(
        x: bar.minX + safeArea.left + SearchBarKind.margin,
        y: bar.maxY - SearchBarKind.scopeRow + SearchBarKind.scopeTop,
        width: max(0, bar.width - safeArea.left - safeArea.right - SearchBarKind.margin * 2),
        height: 32))
    scopes.draw(in: row, into: &list)
  }

  private static let fieldRow: Points = 56
  private static let scopeRow: Points = 44
  /// The distance from the row's top to the segments, which end 8 points above the bar's bottom.
  private static let scopeTop: Points = 4

  private static let margin: Points = 8
}
