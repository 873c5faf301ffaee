import Diagnostics
import Geometry
import Snapshots

extension AppearanceChange {
  /// The change as a clause, such as ``changed its text from `Send` to `Send now` ``.
  var clause: String {
    switch self {
    case .hidden(let isHidden): isHidden ? "is now hidden" : "is no longer hidden"
    case .opacity(let change):
      "changed its opacity from \(Self.part(change.old)) to \(Self.part(change.new))"
    case .scrolled(let change):
      "scrolled from \(Self.place(change.old)) to \(Self.place(change.new))"
    case .background(let change):
      "changed its background from \(change.old ?? "none") to \(change.new ?? "none")"
    case .colors(let change):
      "changed its colours from \(Self.list(change.old)) to \(Self.list(change.new))"
    case .otherColors: "changed some of its colours"
    case .drawing: "is drawn in another way"
    case .pictureFile(let name): "shows \(Self.named(name)), whose file changed"
    case .pictures(let names):
      "changed its picture from \(Self.pictures(names.old)) to \(Self.pictures(names.new))"
    case .text(let change):
      "changed its text from \(Self.pair(change).0) to \(Self.pair(change).1)"
    case .font(let change): "changed its font from \(change.old) to \(change.new)"
    case .textColor(let change):
      "changed its text colour from \(change.old) to \(change.new)"
    case .textCount(let count, let first):
      switch (count.old, count.new) {
      case (0, 1): "now has the text \(Self.named(first.new ?? ""))"
      case (1, 0): "lost its text \(Self.named(first.old ?? ""))"
      default: "changed from \(Self.count(count.old)) to \(Self.count(count.new))"
      }
    case .manyTexts: "changed several of its texts"
    }
  }

  /// Whether the clause contains a comma or an `and`.
  var isCompound: Bool {
    switch self {
    case .pictureFile: true
    case .hidden, .opacity, .scrolled, .background, .colors, .otherColors, .drawing, .pictures,
      .text, .font, .textColor, .textCount, .manyTexts:
      false
    }
  }

  /// The text between backticks on one line, or `none` for an empty text.
  private static func named(_ text: String) -> String {
    text.isEmpty ? "none" : VisibleText.code(text)
  }

  private static func pair(_ change: Change<String>) -> (String, String) {
    let (old, new) = VisibleText.distinct(change.old, change.new)
    return (named(old), named(new))
  }

  private static func part(_ hundredths: Int) -> String {
    DecimalText.shortest(Double(hundredths) / 100, places: 2)
  }

  private static func place(_ offset: Point?) -> String {
    offset.map { "(\($0.x), \($0.y))" } ?? "none"
  }

  private static func list(_ colors: [String]) -> String {
    colors.isEmpty ? "none" : colors.joined(separator: " ")
  }

  private static func pictures(_ names: [String]) -> String {
    switch names.count {
    case 0: "none"
    case 1...3: names.map { named($0) }.joined(separator: " ")
    default: "\(names.count) pictures"
    }
  }

  private static func count(_ texts: Int) -> String {
    switch texts {
    case 0: "no text"
    case 1: "1 text"
    case ViewAppearance.listedTexts: "\(texts) texts or more"
    default: "\(texts) texts"
    }
  }
}
