import AutoLayout
import Geometry
import Graphics

/// The titles at the trailing side of a table; corresponds to `sectionIndexTitles(for:)`.
///
/// The letters are 11 points high and semibold. If the titles do not fit between the table's bars,
/// every second entry is a point that replaces several of them.
struct TableIndex: Hashable {
  let titles: [String]
  /// The width that the index takes from the rows, in points; 0 without titles.
  let width: Points
  private let color: RGBAColor

  init(_ values: KeyValues, traits: Traits) {
    titles = values[TableViewKind.indexTitles] ?? []
    color = values[TableViewKind.sectionIndexColor] ?? traits.tint
    let longest = titles.map(\.count).max() ?? 0
    width = longest == 0 ? 0 : Self.letterWidth + Self.nextLetterWidth * Double(longest - 1)
  }

  func draw(in context: DrawingContext, into list: inout DisplayList) {
    guard !titles.isEmpty else { return }
    let insets = context.scroll?.adjustedContentInset ?? .zero
    let room = context.frame.height - insets.top - insets.bottom
    let entries = entries(fitting: max(Int(room.value / Self.pitch.value), 0))
    let height = Self.pitch * Double(entries.count)
    let side = context.directedSafeArea
    var top = context.traits.grid.rounded(
      context.frame.minY + insets.top + max(room - height, 0) / 2)
    for entry in entries {
      let box = Rect(
        x: context.frame.maxX - side.right - width, y: top, width: width, height: Self.pitch)
      list.append(
        .text(
          TextRun(
            TextContent(entry, font: Self.font), color: color, alignment: .center,
            in: context.line(of: Self.font, in: context.directed(box)),
            direction: context.traits.direction)))
      top += Self.pitch
    }
  }

  /// Returns the titles, or the first, the last and some between them with points in the gaps.
  func entries(fitting count: Int) -> [String] {
    guard titles.count > count else { return titles }
    let shown = max((count + 1) / 2, 1)
    guard shown > 1 else { return [titles[0]] }
    let step = Double(titles.count - 1) / Double(shown - 1)
    let picked = (0..<shown).map { titles[Int((Double($0) * step).rounded())] }
    return Array(picked.map { [$0] }.joined(separator: ["•"]))
  }

  private static let font = FontDescription.system(11, .semibold)
  /// The height of an entry: the line height of the font, in whole points.
  private static let pitch: Points = 14
  /// The width of an index whose titles are single letters.
  private static let letterWidth: Points = 15
  /// The additional width for each further letter of the longest title.
  private static let nextLetterWidth: Points = 7
}
