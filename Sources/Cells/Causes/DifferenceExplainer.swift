package import Bitmaps
import Diagnostics
package import Drawing
import Graphics
package import Snapshots
import Spec
import Tolerances
import ViewKinds

/// Finds the changes of a spec that a cell's difference comes of; belongs to one thread.
///
/// Nothing is guessed: the cell is laid out again from the old text with each change alone, and from the
/// new text without it, and only a change that makes a difference to the cell is told.
package final class DifferenceExplainer {
  private let renderer: CellRenderer
  private var plans: [PlanKey: ExplanationPlan] = [:]

  private struct PlanKey: Hashable {
    let screen: String
    let old: PixelHash
  }

  package init(fonts: FontLibrary) throws { renderer = try CellRenderer(fonts: fonts) }

  /// A cell or a film as it is now.
  package enum Subject {
    case cell(SelectedCell)
    case film(SelectedFilm)

    var spec: LoadedSpec {
      switch self {
      case .cell(let cell): cell.spec
      case .film(let film): film.spec
      }
    }
  }

  /// The changes, in the new text's order; the one that explains all of the difference alone, where
  /// there is one.
  ///
  /// - Parameters:
  ///   - subject: what differs.
  ///   - old: the text of its spec when the reference was recorded.
  /// - Returns: empty where the text has no part in it, and where the old one cannot be read.
  package func changes(of subject: Subject, since old: SpecSource) -> [SpecChange] {
    guard old.hash != subject.spec.source.hash else { return [] }
    let plan = plan(of: subject.spec, since: old)
    guard let before = picture(of: plan.old, subject), let after = picture(of: plan.new, subject),
      before != after
    else { return [] }
    return plan.positions(
      isWhole: { picture(of: $0, subject) == after },
      changesOld: { picture(of: $0, subject).map { $0 != before } },
      changesNew: { picture(of: $0, subject).map { $0 != after } }
    ).flatMap { plan.changes(at: $0) }
  }

  private func plan(of spec: LoadedSpec, since old: SpecSource) -> ExplanationPlan {
    let key = PlanKey(screen: spec.location.screen, old: old.hash)
    let plan = plans[key] ?? ExplanationPlan(spec, since: old)
    plans[key] = plan
    return plan
  }

  /// The cell or film as a text of its spec has it; nil where that is no spec, and what keeps it from
  /// being drawn is told of the cell itself.
  package func picture(of subject: Subject, at source: SpecSource) -> Bitmap? {
    let variant = plan(of: subject.spec, since: source).old
    guard let document = variant.document else { return nil }
    let scale = document.comparison.scale.flatMap { PictureScale($0) }
    switch subject {
    case .cell(let selected):
      let (built, _) = document.build(variant.cell(like: selected.cell))
      return try? renderer.bitmap(of: renderer.layOut(built), at: scale)
    case .film(let selected):
      return variant.film(like: selected.film).flatMap {
        try? renderer.strip(of: renderer.layOut($0, in: document), at: scale ?? .one)
      }
    }
  }

  /// What shows of a cell or of a film, and where; equal where nobody could see or measure a difference.
  private struct Picture: Hashable {
    var lines: [LayoutLine]
    var items: [DisplayItem]
    /// Of a film's pictures.
    var times: [Double] = []
  }

  /// Nil where the text is no spec, or is wrong for the subject.
  private func picture(of variant: SpecVariant, _ subject: Subject) -> Picture? {
    guard let document = variant.document else { return nil }
    let ignored = subject.spec.document.comparison.tolerance.ignoredViews
    guard var picture = picture(of: variant, document, subject) else { return nil }
    picture.lines = picture.lines.leaving(out: ignored)
    picture.items = picture.items.leaving(out: ignored)
    return picture
  }

  private func picture(
    of variant: SpecVariant, _ document: SpecDocument, _ subject: Subject
  ) -> Picture? {
    switch subject {
    case .cell(let selected):
      let (built, findings) = document.build(variant.cell(like: selected.cell))
      guard !findings.contains(where: { $0.severity == .error }) else { return nil }
      let cell = renderer.layOut(built)
      return Picture(lines: renderer.lines(of: cell), items: cell.displayList.items)
    case .film(let selected):
      guard let transition = variant.film(like: selected.film) else { return nil }
      let film = renderer.layOut(transition, in: document)
      guard !film.specDiagnostics.contains(where: { $0.severity == .error }) else { return nil }
      return Picture(
        lines: renderer.lines(of: film.to),
        items: film.moments.indices.flatMap { renderer.frame($0, of: film).items },
        times: film.moments.map(\.time))
    }
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
