import AutoLayout
import Cells
import Devices
import Diagnostics
import Geometry
import Graphics
import Matching
import Snapshots
import Spec
import ViewKinds

extension CellRenderer {
  /// Lays out the chosen cells, and compares the most similar one with an app.
  ///
  /// - Parameters:
  ///   - app: the views of the app.
  ///   - choices: at least one cell.
  ///   - tolerance: the greatest difference that counts as none, in points.
  /// - Returns: the comparison, or the errors of the spec in the first cell that has any.
  func compare(
    _ app: AppViews, with choices: [CellChooser.Choice], tolerance: Points
  ) -> MatchedDump.Outcome {
    var best: (choice: CellChooser.Choice, built: BuiltCell, comparison: MatchComparison)?
    var errors: [Diagnostic] = []
    for choice in choices {
      let built = choice.selected.build()
      let found = built.diagnostics.filter { $0.severity == .error }
      guard found.isEmpty else {
        if errors.isEmpty { errors = found }
        continue
      }
      let isWholeWindow = app.dump.screen.size.map { choice.geometry.size.isNearly($0) } ?? false
      let cell: LaidOutCell
      do {
        cell = try layOut(built)
      } catch {
        if errors.isEmpty { errors = [error.diagnostic] }
        continue
      }
      let comparison = MatchComparison(
        laidOutViews(of: cell), app, comparesOrigin: app.isInWindow && isWholeWindow,
        tolerance: tolerance)
      if let best, best.comparison.weight <= comparison.weight { continue }
      best = (choice, built, comparison)
    }
    guard let (choice, built, comparison) = best else { return .invalid(errors) }
    let selected = choice.selected
    let moves = comparison.differences.contains { if case .frame = $0 { true } else { false } }
    let findings = FindingBuilder(
      comparison, selected.spec, explained: moves ? try? explain(selected) : nil, built)
    return .compared(
      MatchedDump.Comparison(
        screen: selected.id.screen, cell: selected.id.cell, device: selected.cell.device.id,
        spec: selected.spec.location.reportPath, choices: choices.count,
        mismatches: choice.mismatches, paired: comparison.paired,
        layoutViews: comparison.layout.count,
        appViews: app.roles.count { $0 == .content },
        findings: comparison.differences.map { findings.finding($0) }))
  }

  /// The views of a layout in tree order, with the texts that they draw, or that have no room.
  private func laidOutViews(of cell: LaidOutCell) -> [LaidOutView] {
    let items = DisplayListBuilder.ownItems(
      of: cell.built.scene, styles: cell.built.styles, layout: cell.layout,
      traits: cell.built.traits, measuring: measurer)
    var texts: [ViewID: String] = [:]
    var (hidden, placeholders): (Set<ViewID>, Set<ViewID>) = ([], [])
    var filled: Set<ViewID> = []
    var transforms: [ViewID: Transform] = [:]
    for (index, view) in cell.layout.views.enumerated() {
      let style = cell.built.styles[index]
      texts[view.id] = style.kind.ownText ?? items[index].lazy.compactMap(\.text).first
      if (style.kind as? TextFieldKind)?.showsPlaceholder == true { placeholders.insert(view.id) }
      let background = style.background ?? style.kind.defaultBackground
      if background.map({ $0.alpha > 0 }) ?? false || items[index].contains(where: \.isFilled) {
        filled.insert(view.id)
      }
      if style.isHidden || style.alpha == 0 { hidden.insert(view.id) }
      transforms[view.id] = style.transform
    }
    var positions: [ViewID: Int] = [:]
    return cell.layout.inTreeOrder.enumerated().map { index, view in
      positions[view.id] = index
      return LaidOutView(
        id: view.id.name, kind: view.kind, text: texts[view.id],
        isPlaceholder: placeholders.contains(view.id), frame: view.inScreen,
        isHidden: hidden.contains(view.id), isFilled: filled.contains(view.id),
        transform: transforms[view.id], parent: view.superview.flatMap { positions[$0] })
    }
  }
}

extension MatchComparison {
  /// The number of differences, and the sum of their points.
  fileprivate var weight: (Int, Points) {
    var points = Points.zero
    for difference in differences {
      if case .frame(_, _, let frame) = difference { points += frame.greatest }
    }
    return (differences.count, points)
  }
}

extension ViewKind {
  /// The text of a kind that draws none if it has no room for it; nil for another kind or no text.
  fileprivate var ownText: String? {
    let text =
      switch self {
      case let field as TextFieldKind: field.shown.string
      case let button as ButtonKind: button.title.string
      default: ""
      }
    return text.isEmpty ? nil : text
  }
}

extension DisplayItem {
  /// Whether an item draws more than a text.
  fileprivate var isFilled: Bool {
    switch self {
    case .text: false
    case .group(_, _, _, let items), .transformed(_, let items): items.contains(where: \.isFilled)
    case .fill, .stroke, .shadow, .gradient, .image, .backdrop, .dropShadow: true
    }
  }

  /// The first text of an item.
  fileprivate var text: String? {
    switch self {
    case .text(let run): run.content.string
    case .group(_, _, _, let items), .transformed(_, let items):
      items.lazy.compactMap(\.text).first
    case .fill, .stroke, .shadow, .gradient, .image, .backdrop, .dropShadow: nil
    }
  }
}

/// Gives differences their places and causes in the spec.
private struct FindingBuilder {
  private let comparison: MatchComparison
  private let spec: LoadedSpec
  private let explained: ExplainedCell?
  private let spans: [String: SourceSpan]
  /// The explanations of views by id.
  private let items: [String: ItemExplanation]

  init(
    _ comparison: MatchComparison, _ spec: LoadedSpec, explained: ExplainedCell?,
    _ built: BuiltCell
  ) {
    self.comparison = comparison
    self.spec = spec
    self.explained = explained
    spans = Dictionary(
      built.scene.views.compactMap { node in node.span.map { (node.id.name, $0) } },
      uniquingKeysWith: { first, _ in first })
    items = Dictionary(
      (explained?.explanation.items ?? []).filter { $0.guide == nil }.map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  func finding(_ difference: MatchDifference) -> MatchFinding {
    switch difference {
    case .missing(let own, let subviews):
      let view = comparison.layout[own]
      return MatchFinding(
        fact: .missing(view: view.id, kind: view.kind, subviews: subviews), span: span(of: own),
        causes: [])
    case .additional(let other, let subviews): return additional(other, subviews)
    case .frame(let own, _, let frame):
      let view = comparison.layout[own]
      // The root is the superview of views that the spec names at the top.
      let outer = frame.outer.flatMap { $0 == 0 ? nil : comparison.layout[$0].id }
      return MatchFinding(
        fact: .frame(view: view.id, in: outer, frame), span: span(of: own),
        causes: frame.attributes.flatMap { causes(of: $0, view.id) })
    case .text(let own, let other):
      let view = comparison.layout[own]
      return MatchFinding(
        fact: .text(
          view: view.id, layout: view.text,
          app: comparison.app.texts[other] ?? comparison.app.rowText(of: other)),
        span: span(of: own), causes: [])
    case .otherClass(let own, let other):
      let view = comparison.layout[own]
      return MatchFinding(
        fact: .otherClass(
          view: view.id, kind: view.kind, app: comparison.app.dump.views[other].className,
          appKind: comparison.app.classes[other].kind),
        span: span(of: own), causes: [])
    case .transform(let own, let other):
      let view = comparison.layout[own]
      return MatchFinding(
        fact: .transform(
          view: view.id, layout: view.transform, app: comparison.app.dump.views[other].transform),
        span: span(of: own), causes: [])
    case .order(let own, _, let cover):
      return MatchFinding(
        fact: .order(view: comparison.layout[own].id, cover: comparison.layout[cover].id),
        span: span(of: own), causes: [])
    case .hidden(let own, _, let isInApp):
      return MatchFinding(
        fact: .hidden(view: comparison.layout[own].id, inApp: isInApp), span: span(of: own),
        causes: [])
    }
  }

  private func additional(_ other: Int, _ subviews: Int) -> MatchFinding {
    let (app, pairing) = (comparison.app, comparison.pairing)
    let view = app.dump.views[other]
    var outer = app.superviews[other]
    while let next = outer, pairing.layoutViews[next] == nil { outer = app.superviews[next] }
    let own = outer.flatMap { pairing.layoutViews[$0] }
    let origin = outer.map { app.frame($0).origin } ?? .zero
    let frame = app.frame(other).offset(by: Point(x: -origin.x, y: -origin.y))
    return MatchFinding(
      fact: .additional(
        MatchFinding.AdditionalView(
          className: view.className, identifier: view.identifier, text: app.texts[other],
          frame: frame, outer: own.flatMap { $0 == 0 ? nil : comparison.layout[$0].id },
          span: view.span),
        subviews: subviews),
      span: own.map { span(of: $0) } ?? start, causes: [])
  }

  private var start: SourceSpan {
    SourceSpan(file: spec.location.shownPath, line: 1, column: 1)
  }

  /// The place of a view, or of the nearest view around it that the spec names.
  private func span(of own: Int) -> SourceSpan {
    var view: Int? = own
    while let next = view {
      if let span = spans[comparison.layout[next].id] { return span }
      view = comparison.layout[next].parent
    }
    return start
  }

  /// The greatest number of causes of one number.
  private static let listed = 2

  private func causes(
    of attribute: FrameDifference.Attribute, _ view: String
  ) -> [MatchCause] {
    guard let explained, let item = items[view],
      let found = item.attributes.first(where: { $0.name.rawValue == attribute.rawValue })
    else { return [] }
    let own = found.reasons.filter { $0.isOwn && !$0.pulls }
    if own.isEmpty, let placement = explained.placement(of: item) {
      let span = explained.frameSpan(of: item.view)
      // The words may end with the place.
      let place = ExplainedCell.suffix(span)
      let text =
        !place.isEmpty && placement.hasSuffix(place)
        ? String(placement.dropLast(place.count)) : placement
      return [MatchCause(attribute: attribute, text: text, isConstraint: false, span: span)]
    }
    return own.prefix(Self.listed).map { reason in
      guard case .constraint(let position) = reason.cause else {
        return MatchCause(
          attribute: attribute, text: explained.reason(reason, of: item, .shown).text,
          isConstraint: false, span: nil)
      }
      return MatchCause(
        attribute: attribute, text: explained.reason(position).text, isConstraint: true,
        span: explained.constraint(position).constraint.origin.span)
    }
  }
}
