import AutoLayout
package import Bitmaps
import Devices
package import Diagnostics
import Drawing
import Graphics
package import Snapshots
import Spec
package import Tolerances
import ViewKinds

/// Finds the changes of a spec that cause a cell's difference.
///
/// It lays out the cell from the old text with each single change, and from the new text without
/// that change. Only a change that affects the cell is a cause. An explainer must be used on one
/// thread only.
package final class DifferenceExplainer {
  private let renderer: CellRenderer
  /// The tolerances by screen that replace those of the specs.
  private let tolerances: [String: Tolerance]
  /// The specs of the references by screen, with the files of their time.
  private let formerSpecs: [String: LoadedSpec]
  private let formerVariants: [String: SpecVariant]
  private var plans: [PlanKey: ExplanationPlan] = [:]

  private struct PlanKey: Hashable {
    let screen: String
    let old: PixelHash
  }

  package init(
    _ renderer: CellRenderer, tolerances: [String: Tolerance] = [:],
    formerSpecs: [String: LoadedSpec] = [:]
  ) {
    self.renderer = renderer
    self.tolerances = tolerances
    self.formerSpecs = formerSpecs
    formerVariants = formerSpecs.mapValues { SpecVariant($0) }
  }

  /// The current cell or film, laid out.
  package enum Subject {
    case cell(SelectedCell, LaidOutCell)
    case film(SelectedFilm, Film)

    package var spec: LoadedSpec {
      switch self {
      case .cell(let cell, _): cell.spec
      case .film(let film, _): film.spec
      }
    }

    /// The cell, or the ends of the film.
    var cells: [LaidOutCell] {
      switch self {
      case .cell(_, let cell): [cell]
      case .film(_, let film): [film.from, film.to]
      }
    }

    /// The errors of the spec in this cell only, or at an end of the film.
    package var specDiagnostics: [Diagnostic] {
      switch self {
      case .cell(_, let cell): cell.built.diagnostics
      case .film(_, let film): film.specDiagnostics
      }
    }
  }

  /// The changes that cause a difference, in the new text's order.
  ///
  /// If one change alone explains the whole difference, the result has only that one.
  ///
  /// - Parameters:
  ///   - subject: the cell or film that differs.
  ///   - old: the spec text that the reference was recorded from.
  /// - Returns: empty if the text does not affect the subject, or if the old text cannot be read.
  ///   Files and colours that only the old text names may be missing.
  package func changes(of subject: Subject, since old: SpecSource) -> [SpecChange] {
    guard old.hash != subject.spec.source.hash else { return [] }
    let ignored = ignoredViews(of: subject.spec)
    let changes = changes(of: subject, since: old, ignoring: ignored)
    // An ignored view may change pixels that are not its own, such as those of a blur over it.
    return changes.isEmpty && !ignored.isEmpty
      ? self.changes(of: subject, since: old, ignoring: []) : changes
  }

  private func changes(
    of subject: Subject, since old: SpecSource, ignoring ignored: [String]
  ) -> [SpecChange] {
    let plan = plan(of: subject, since: old)
    let after = self.picture(
      of: subject, at: subject.spec.document.comparison.scale, ignoring: ignored)
    func picture(_ subject: Subject, of variant: SpecVariant) -> VisiblePicture {
      self.picture(of: subject, at: variant.document?.comparison.scale, ignoring: ignored)
    }
    func result(of variant: SpecVariant) -> VisiblePicture? {
      self.subject(subject, in: variant).map { picture($0, of: variant) }
    }
    guard let before = result(of: plan.old), before != after else { return [] }
    let errors = layoutErrors(of: subject)
    let changes = plan.positions(
      isWhole: { variant in
        // A change that conflicts with the old text is not the only cause.
        self.subject(subject, in: variant).map {
          picture($0, of: variant) == after && layoutErrors(of: $0) == errors
        } == true
      },
      changesOld: { result(of: $0).map { $0 != before } },
      changesNew: { result(of: $0).map { $0 != after } }
    ).flatMap { plan.changes(at: $0) }
    // A value with several aliases has several changes with the same words.
    var known: Set<SpecChange> = []
    return Self.short(changes.filter { known.insert($0).inserted })
  }

  /// The greatest number of changes that are named.
  private static let greatestCount = 20

  /// The changes, or the first ones and the number of the others.
  private static func short(_ changes: [SpecChange]) -> [SpecChange] {
    guard changes.count > greatestCount else { return changes }
    let rest = changes.dropFirst(greatestCount - 1)
    let summary = rest.first.map {
      SpecChange(
        text: "\(rest.count) more values of the spec changed", file: $0.file, line: $0.line)
    }
    return changes.prefix(greatestCount - 1) + [summary].compactMap { $0 }
  }

  /// The changes of a cell or film that the lines of its layout do not show.
  ///
  /// - Parameters:
  ///   - subject: the cell or film.
  ///   - old: the spec text that the reference was recorded from; nil if it is not known.
  /// - Returns: nil if the old content is not known, because the old text does not describe the
  ///   subject, or names colours, fonts, catalogues or words that are missing.
  package func unlistedChanges(
    of subject: Subject, since old: SpecSource?
  ) -> [LayoutChange]? {
    let former: SpecVariant
    if let variant = formerVariants[subject.spec.location.screen] {
      former = variant
    } else {
      guard let old else { return nil }
      // Without the old files, the same text shows the same.
      guard old.hash != subject.spec.source.hash else { return [] }
      former = plan(of: subject, since: old).old
    }
    guard former.isComplete, let before = self.subject(subject, in: former) else { return nil }
    let ignored = ignoredViews(of: subject.spec)
    return UnlistedContent(of: subject.cells, leavingOut: ignored, by: renderer)
      .changes(since: UnlistedContent(of: before.cells, leavingOut: ignored, by: renderer))
  }

  /// The environment of the picture from a text of its spec, drawn here.
  ///
  /// - Parameters:
  ///   - subject: the cell or film.
  ///   - source: the spec text that the reference was recorded from.
  /// - Returns: nil for the current text, or if the text does not describe the subject, or names
  ///   files or colours that are missing.
  package func environment(of subject: Subject, at source: SpecSource) -> DrawingEnvironment? {
    guard source.hash != subject.spec.source.hash else { return nil }
    let variant =
      formerVariants[subject.spec.location.screen] ?? plan(of: subject, since: source).old
    guard variant.missing.isEmpty, let old = self.subject(subject, in: variant) else { return nil }
    return switch old {
    case .cell(_, let cell): try? renderer.environment(of: cell)
    case .film(_, let film): try? renderer.environment(of: film)
    }
  }

  private func plan(of subject: Subject, since old: SpecSource) -> ExplanationPlan {
    let screen = subject.spec.location.screen
    let key = PlanKey(screen: screen, old: old.hash)
    if let plan = plans[key] { return plan }
    let plan = ExplanationPlan(
      subject.spec, ofViews: subject.spec.document.countWithRows, since: old,
      formerSpec: formerSpecs[screen])
    plans[key] = plan
    return plan
  }

  /// The picture of the cell or film from a text of its spec; nil if the text is not a valid spec.
  ///
  /// An error of drawing also gives nil, because the run reports it for the cell itself.
  package func picture(of subject: Subject, at source: SpecSource) -> Bitmap? {
    let variant = plan(of: subject, since: source).old
    guard variant.missing.isEmpty, let document = variant.document else { return nil }
    let scale = document.comparison.scale.flatMap { PictureScale($0) }
    switch subject {
    case .cell(let selected, _):
      let built = document.build(variant.cell(like: selected.cell))
      return try? renderer.bitmap(of: renderer.layOut(built), at: scale)
    case .film(let selected, _):
      return variant.film(like: selected.film).flatMap {
        try? renderer.strip(of: layOut($0, of: document), at: scale ?? .one).bitmap
      }
    }
  }

  /// The subject from a variant of its spec; nil if the text is not a valid spec or has errors for
  /// the subject, or if its layout takes too much work.
  private func subject(_ subject: Subject, in variant: SpecVariant) -> Subject? {
    guard let document = variant.document else { return nil }
    let other: Subject
    switch subject {
    case .cell(let selected, _):
      let built = document.build(variant.cell(like: selected.cell))
      guard let cell = try? renderer.layOut(built) else { return nil }
      other = .cell(selected, cell)
    case .film(let selected, _):
      guard let film = variant.film(like: selected.film),
        let film = try? layOut(film, of: document)
      else { return nil }
      other = .film(selected, film)
    }
    return other.specDiagnostics.contains { $0.severity == .error } ? nil : other
  }

  /// The messages of errors in the layout, such as conflicts of constraints.
  private func layoutErrors(of subject: Subject) -> Set<Message> {
    Set(
      subject.cells.flatMap(\.layout.diagnostics).filter { $0.severity == .error }
        .map(\.message))
  }

  /// The picture at a number of pixels per point, which is nil for the default.
  ///
  /// Of ignored views, it has only the shadows.
  private func picture(
    of subject: Subject, at scale: Double?, ignoring ignored: [String]
  ) -> VisiblePicture {
    var picture: VisiblePicture
    switch subject {
    case .cell(_, let cell):
      picture = renderer.visiblePicture(of: cell)
      picture.scale = scale ?? picture.scale
    case .film(_, let film):
      picture = VisiblePicture(
        lines: renderer.lines(of: film.to),
        items: film.moments.indices.flatMap { renderer.frame($0, of: film).items },
        scale: scale ?? PictureScale.one.pixelsPerPoint, times: film.moments.map(\.time))
    }
    picture.lines = picture.lines.leaving(out: ignored)
    picture.items = picture.items.leaving(out: ignored, keepingShadows: true)
    return picture
  }

  private func ignoredViews(of spec: LoadedSpec) -> [String] {
    (tolerances[spec.location.screen] ?? spec.document.comparison.tolerance).ignoredViews
  }

  private func layOut(
    _ film: TransitionCell, of document: SpecDocument
  ) throws(CellError) -> Film {
    try renderer.layOut(film, from: document.build(film.from), to: document.build(film.to))
  }
}

/// Everything visible of a cell or film.
///
/// Equal pictures have no difference that a test can find.
struct VisiblePicture: Hashable {
  var lines: [LayoutLine]
  var items: [DisplayItem]
  /// The number of pixels per point.
  var scale: Double
  /// The times of the film's frames; empty for a cell.
  var times: [Double] = []
}

extension CellRenderer {
  func visiblePicture(of cell: LaidOutCell) -> VisiblePicture {
    VisiblePicture(
      lines: lines(of: cell), items: cell.displayList.items,
      scale: Double(cell.built.geometry.scale))
  }
}

extension [LayoutLine] {
  /// The lines without the given views and their subviews.
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
  /// The items without those of the given views and their subviews.
  ///
  /// - Parameters:
  ///   - views: the names of the views.
  ///   - keepsShadows: whether their shadows stay, which reach out of them.
  /// - Returns: the items.
  func leaving(out views: [String], keepingShadows keepsShadows: Bool = false) -> [DisplayItem] {
    guard !views.isEmpty else { return self }
    return compactMap { item in
      switch item {
      case .group(let name?, _, _, _) where views.contains(name):
        keepsShadows ? item.shadows : nil
      case .group(let name, let opacity, let clip, let items):
        .group(
          name: name, opacity: opacity, clip: clip,
          items.leaving(out: views, keepingShadows: keepsShadows))
      case .transformed(let transform, let items):
        .transformed(transform, items.leaving(out: views, keepingShadows: keepsShadows))
      default: item
      }
    }
  }
}

extension DisplayItem {
  /// The item with only its shadows that nothing cuts off; nil if it has none.
  fileprivate var shadows: DisplayItem? {
    switch self {
    case .shadow, .dropShadow: return self
    case .group(let name, let opacity, nil, let items):
      let shadows = items.compactMap(\.shadows)
      return shadows.isEmpty ? nil : .group(name: name, opacity: opacity, clip: nil, shadows)
    case .transformed(let transform, let items):
      let shadows = items.compactMap(\.shadows)
      return shadows.isEmpty ? nil : .transformed(transform, shadows)
    default: return nil
    }
  }
}
