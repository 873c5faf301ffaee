import Diagnostics

extension RunResults {
  /// The causes of all cells that were not drawn, differ or have no reference, each of those cells
  /// under one cause: by kind, then those of most cells first, then by their first cells.
  package var causes: [RunCause] {
    var order: [CauseFacts] = []
    var positions: [CauseFacts: [Int]] = [:]
    for (position, cell) in cells.enumerated() {
      guard let facts = cell.causeFacts else { continue }
      if positions[facts] == nil { order.append(facts) }
      positions[facts, default: []].append(position)
    }
    return RunCause.Kind.allCases.flatMap { kind in
      let causes = order.filter { $0.kind == kind }.map { facts in
        let positions = positions[facts] ?? []
        let effects = facts.hasEffects ? CauseEffects(positions.map { cells[$0] }).sentences : []
        return RunCause(
          kind: kind, title: facts.title, details: facts.details + effects, place: facts.place,
          cells: positions)
      }
      return causes.enumerated().sorted { a, b in
        (b.element.cells.count, a.offset) < (a.element.cells.count, b.offset)
      }.map(\.element)
    }
  }
}

/// What cells of one cause have in common.
private struct CauseFacts: Hashable {
  let kind: RunCause.Kind
  let title: String
  var details: [String] = []
  var place: RunCause.Place?
  /// Whether the title says what was changed, so that what came of it is told besides.
  var hasEffects = false
}

extension CellRecord {
  /// Nil where nobody has to look at the cell.
  fileprivate var causeFacts: CauseFacts? {
    switch status {
    case .matched, .recorded: nil
    case .missing:
      CauseFacts(kind: .missing, title: missingTitle)
    case .failed: failureFacts
    case .different: differenceFacts
    }
  }

  private var missingTitle: String {
    if let movedSpec { return movedSpec.description }
    return renamedFrom == nil ? "there is no reference" : "cells have other names than before"
  }

  private var failureFacts: CauseFacts {
    let first = diagnostics.first
    let rest = diagnostics.dropFirst().map(\.message)
    return CauseFacts(
      kind: cause == .spec ? .spec : .surroundings,
      title: first?.message ?? "the cell could not be drawn",
      details: (first?.notes ?? []) + [first?.help].compactMap(\.self) + rest,
      place: first?.file.map { file in
        RunCause.Place(file: file, line: first?.line, column: first?.column)
      })
  }

  private var differenceFacts: CauseFacts {
    if mayBeOtherDrawing || changedViews.isEmpty && !environment.isEmpty { return environmentFacts }
    if let specChanges { return facts(of: specChanges) }
    if !changedViews.isEmpty { return layoutFacts }
    let picture = reasons.last ?? "the picture differs"
    return expectedSize == nil
      ? CauseFacts(kind: .pixels, title: "pixels differ on `\(id.screen)`, no view changed")
      : CauseFacts(kind: .size, title: picture)
  }

  private func facts(of changes: [SpecChange]) -> CauseFacts {
    let first = changes.first
    let title =
      changes.count == 1
      ? first?.text ?? "" : "\(changes.count) changes of `\(first?.file ?? id.screen)`"
    return CauseFacts(
      kind: changedViews.isEmpty ? .pixels : .layout, title: title,
      details: changes.count == 1 ? [] : changes.map(\.description),
      place: first.map { RunCause.Place(file: $0.file, line: $0.line, column: nil) },
      hasEffects: true)
  }

  private var environmentFacts: CauseFacts {
    guard environment.count > 1 else {
      return CauseFacts(kind: .environment, title: environment.first ?? "")
    }
    return CauseFacts(
      kind: .environment,
      title: "\(environment.count) fonts or libraries are not those of the references",
      details: environment)
  }

  private var layoutFacts: CauseFacts {
    let sentences = Array(reasons.prefix(changedViews.count))
    guard sentences.count > 1 else {
      return CauseFacts(kind: .layout, title: sentences.first ?? "")
    }
    let views = WordList.of(changedViews.map { "`\($0)`" }, atMost: Self.namedViews)
    return CauseFacts(kind: .layout, title: "\(views) changed", details: sentences)
  }

  /// The most views that a cause's title names.
  private static let namedViews = 3
}
