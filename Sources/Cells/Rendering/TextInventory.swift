import AutoLayout
import Bitmaps
import Diagnostics
import Drawing
import Graphics
import Spec
import ViewKinds

/// The fonts that the texts of a screen need.
///
/// Fonts that every picture needs are left out.
struct TextInventory {
  /// The fonts of the scripts in the texts, without duplicates.
  private(set) var fonts: [TextCoverage.Font] = []
  /// The characters that are drawn as boxes, by script, with the views that have them.
  private var gaps: [(gap: TextCoverage.Gap, views: [String])] = []

  init(of list: DisplayList, by renderer: Renderer) throws(FontError) {
    try add(list.items, of: nil, by: renderer)
    fonts.sort { $0.name < $1.name }
  }

  private mutating func add(
    _ items: [DisplayItem], of view: String?, by renderer: Renderer
  ) throws(FontError) {
    for item in items {
      switch item {
      case .text(let run): add(try renderer.coverage(of: run.content), of: view)
      case .group(let name, _, _, let items): try add(items, of: name ?? view, by: renderer)
      case .transformed(_, let items): try add(items, of: view, by: renderer)
      case .fill, .stroke, .image, .shadow, .dropShadow, .backdrop, .gradient: break
      }
    }
  }

  private mutating func add(_ coverage: TextCoverage, of view: String?) {
    for font in coverage.fonts where !fonts.contains(font) { fonts.append(font) }
    for gap in coverage.gaps {
      var index = gaps.firstIndex { $0.gap.script == gap.script } ?? gaps.endIndex
      if index == gaps.endIndex {
        var empty = gap
        empty.characters = []
        gaps.append((empty, []))
        index = gaps.endIndex - 1
      }
      for character in gap.characters where !gaps[index].gap.characters.contains(character) {
        gaps[index].gap.characters.append(character)
      }
      if let view, !gaps[index].views.contains(view) { gaps[index].views.append(view) }
    }
  }

  /// A warning for each script that is drawn as boxes, at the first view that has it.
  func diagnostics(in cell: BuiltCell) -> [Diagnostic] {
    gaps.map { gap, views in
      let help =
        gap.package.map { "install \($0); without it each is drawn as a box" }
        ?? "leave them out: each is drawn as a box"
      return Diagnostic(
        .undrawnCharacters(gap.characters.map { String($0) }, script: gap.script, views: views),
        severity: .warning,
        at: views.first.flatMap { view in
          cell.scene.views.first { $0.id.name == view }.flatMap(\.span)
        }, help: help, views: views)
    }
  }
}
