import Bitmaps
import Diagnostics
import Drawing
import Snapshots
import Spec
import Tolerances
import ViewKinds

/// Finds the changes of a spec that a cell's difference comes of; belongs to one thread.
///
/// Nothing is guessed: the cell is laid out again from the old text with each change alone, and from the
/// new text without it, and only a change that makes a difference to the cell is told.
final class DifferenceExplainer {
  private let renderer: CellRenderer
  private var plans: [PlanKey: ExplanationPlan] = [:]

  private struct PlanKey: Hashable {
    let screen: String
    let old: PixelHash
  }

  init(fonts: FontLibrary) throws { renderer = try CellRenderer(fonts: fonts) }

  /// The changes, in the new text's order; the one that explains all of the difference alone, where
  /// there is one.
  ///
  /// - Parameters:
  ///   - selected: a cell as it is now.
  ///   - old: the text of its spec when the reference was recorded.
  /// - Returns: empty where the text has no part in it, and where the old one cannot be read.
  func changes(of selected: SelectedCell, since old: SpecSource) -> [SpecChange] {
    guard old.hash != selected.spec.source.hash else { return [] }
    let key = PlanKey(screen: selected.id.screen, old: old.hash)
    let plan = plans[key] ?? ExplanationPlan(selected.spec, since: old)
    plans[key] = plan
    guard let before = picture(of: plan.old, selected), let after = picture(of: plan.new, selected),
      before != after
    else { return [] }
    return plan.positions(
      isWhole: { picture(of: $0, selected) == after },
      changesOld: { picture(of: $0, selected).map { $0 != before } },
      changesNew: { picture(of: $0, selected).map { $0 != after } }
    ).flatMap { plan.changes(at: $0) }
  }

  /// The cell as a text of its spec has it; nil where that is no spec, and what keeps it from being drawn
  /// is told of the cell itself.
  func picture(of selected: SelectedCell, at source: SpecSource) -> Bitmap? {
    let key = PlanKey(screen: selected.id.screen, old: source.hash)
    let plan = plans[key] ?? ExplanationPlan(selected.spec, since: source)
    plans[key] = plan
    guard let document = plan.old.document else { return nil }
    let (built, _) = document.build(plan.old.cell(like: selected.cell))
    let scale = document.comparison.scale.flatMap { PictureScale($0) }
    return try? renderer.bitmap(of: renderer.layOut(built), at: scale)
  }

  /// What shows of a cell, and where; equal where nobody could see or measure a difference.
  private struct Picture: Hashable {
    let lines: [LayoutLine]
    let items: [DisplayItem]
  }

  /// Nil where the text is no spec, or is wrong for the cell.
  private func picture(of variant: SpecVariant, _ selected: SelectedCell) -> Picture? {
    guard let document = variant.document else { return nil }
    let (built, findings) = document.build(variant.cell(like: selected.cell))
    guard !findings.contains(where: { $0.severity == .error }) else { return nil }
    let cell = renderer.layOut(built)
    let ignored = selected.spec.document.comparison.tolerance.ignoredViews
    return Picture(
      lines: renderer.lines(of: cell).leaving(out: ignored),
      items: cell.displayList.items.leaving(out: ignored))
  }
}

extension [LayoutLine] {
  /// The lines but those of some views and of what is in them.
  fileprivate func leaving(out views: [String]) -> [LayoutLine] {
    guard !views.isEmpty else { return self }
    var ignoredDepth: Int?
    return filter { line in
      if let depth = ignoredDepth, line.depth > depth { return false }
      ignoredDepth = views.contains(line.id) ? line.depth : nil
      return ignoredDepth == nil
    }
  }
}

extension [DisplayItem] {
  /// The items but those of some views and of what is in them.
  fileprivate func leaving(out views: [String]) -> [DisplayItem] {
    guard !views.isEmpty else { return self }
    return compactMap { item in
      switch item {
      case .group(let name?, _, _, _) where views.contains(name): nil
      case .group(let name, let opacity, let clip, let items):
        .group(name: name, opacity: opacity, clip: clip, items.leaving(out: views))
      case .transformed(let transform, let items):
        .transformed(transform, items.leaving(out: views))
      default: item
      }
    }
  }
}
