package import Geometry
import Graphics

/// One change of a view's appearance.
package enum AppearanceChange: Hashable, Sendable, Codable {
  package typealias Change = ViewChange.Change

  case hidden(Bool)
  /// The opacity in hundredths.
  case opacity(Change<Int>)
  /// The scroll position in points; `nil` for a view that does not scroll.
  case scrolled(Change<Point?>)
  case background(Change<String?>)
  case colors(Change<[String]>)
  /// The bytes of a picture file changed.
  ///
  /// The value is the name of the file.
  case pictureFile(String)
  /// The view shows other picture files.
  ///
  /// The values are their names.
  case pictures(Change<[String]>)
  case text(Change<String>)
  case font(Change<String>)
  case textColor(Change<String>)
  /// The number of texts, with the first text in each layout.
  case textCount(Change<Int>, first: Change<String?>)
  /// Other texts changed: the layout does not list them, or they are too many for a sentence.
  case manyTexts
  /// Colours changed that the layout does not list.
  case otherColors
  /// Something changed that the layout does not have, such as a transform or a symbol.
  case drawing
}

extension AppearanceChange {
  /// The greatest number of text changes of one view that are listed one by one.
  private static let listedTexts = 2

  /// The changes between two appearances, in a fixed order.
  ///
  /// If `hasContent` is false, changes of texts, pictures and colours are left out. A view without
  /// extent does not show them.
  package static func changes(
    from old: ViewAppearance, to new: ViewAppearance, hasContent: Bool
  ) -> [AppearanceChange] {
    guard old != new else { return [] }
    var changes: [AppearanceChange] = []
    if old.isHidden != new.isHidden { changes.append(.hidden(new.isHidden)) }
    if hasContent { changes += texts(from: old, to: new) }
    if old.background != new.background {
      changes.append(.background(Change(old: old.background, new: new.background)))
    }
    if hasContent, old.colors != new.colors {
      changes.append(
        old.colors.listed == new.colors.listed
          ? .otherColors : .colors(Change(old: old.colors.listed, new: new.colors.listed)))
    }
    if hasContent { changes += pictures(from: old.pictures, to: new.pictures) }
    if old.opacity != new.opacity {
      changes.append(.opacity(Change(old: old.opacity, new: new.opacity)))
    }
    if old.scrollOffset != new.scrollOffset {
      changes.append(.scrolled(Change(old: old.scrollOffset, new: new.scrollOffset)))
    }
    return changes
  }

  private static func pictures(
    from old: [ShownPicture], to new: [ShownPicture]
  ) -> [AppearanceChange] {
    let names = Change(old: old.map(\.name), new: new.map(\.name))
    guard names.old == names.new else { return [.pictures(names)] }
    return zip(old, new).filter { $0 != $1 }.map { .pictureFile($0.0.name) }
  }

  private static func texts(
    from old: ViewAppearance, to new: ViewAppearance
  ) -> [AppearanceChange] {
    guard old.texts.count == new.texts.count else {
      return [
        .textCount(
          Change(old: old.texts.count, new: new.texts.count),
          first: Change(old: old.texts.first?.string, new: new.texts.first?.string))
      ]
    }
    func differing(_ part: (ShownText) -> String) -> [Change<String>] {
      var known: Set<Change<String>> = []
      return zip(old.texts, new.texts).map { Change(old: part($0), new: part($1)) }
        .filter { ExactText($0.old) != ExactText($0.new) && known.insert($0).inserted }
    }
    let strings = differing(\.string)
    let isMany = strings.count > listedTexts
    return (isMany ? [] : strings.map { .text($0) })
      + (isMany || old.otherTexts != new.otherTexts ? [.manyTexts] : [])
      + differing(\.font).prefix(1).map { .font($0) }
      + differing(\.color).prefix(1).map { .textColor($0) }
  }
}
