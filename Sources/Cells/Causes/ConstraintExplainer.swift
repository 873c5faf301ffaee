import AutoLayout
import Cassowary
package import Snapshots
package import Spec

/// The constraints that code made for a window, and the changes among them that cause a difference.
///
/// Their text is kept with a reference as the spec is with the reference of a cell.
package struct ConstraintExplainer: Sendable {
  private let built: BuiltCell
  private let constraints: [CodeConstraint]

  /// Creates an explainer for a window as a cell; all constraints of its scene are of code.
  package init(_ built: BuiltCell) {
    self.built = built
    constraints = built.scene.constraints.map { CodeConstraint($0) }
  }

  /// The text of the constraints: a list in YAML, sorted, because order matters only for ties.
  package var source: SpecSource {
    SpecSource(Array(constraints.map { "- \($0.text)\n" }.sorted().joined().utf8))
  }

  /// The changes of constraints that cause a difference of the picture.
  ///
  /// If one change alone explains what all of them do, the result has only that one.
  ///
  /// - Parameters:
  ///   - old: the text that was kept with the reference.
  ///   - renderer: lays out the window with some of the changes.
  ///   - elsewhere: the file for constraints whose place is not known.
  ///   - place: returns the file and the line of the code that made the constraint at an index of
  ///     the scene; nil if they are not known.
  /// - Returns: empty if the constraints are the same or their changes have no effect.
  /// - Throws: an error if a layout takes too much work.
  package func changes(
    since old: SpecSource, by renderer: CellRenderer, elsewhere: String,
    place: (Int) -> (file: String, line: Int)?
  ) throws(CellError) -> [SpecChange] {
    guard old.hash != source.hash else { return [] }
    let edits = edits(since: old)
    func picture(_ isMade: (Int) -> Bool) throws(CellError) -> VisiblePicture {
      var variant = built
      variant.scene.constraints = constraints(with: edits, isMade: isMade)
      return renderer.visiblePicture(of: try renderer.layOut(variant))
    }
    let (before, after) = (try picture { _ in false }, try picture { _ in true })
    guard before != after else { return [] }
    return try effectiveChanges(
      of: edits.count,
      isWhole: { edit throws(CellError) in try picture { $0 == edit } == after },
      changesOld: { edits throws(CellError) in try picture { edits.contains($0) } != before },
      changesNew: { edits throws(CellError) in try picture { !edits.contains($0) } != after }
    ).map { position in
      let edit = edits[position]
      let found = edit.index.flatMap(place)
      return SpecChange(
        text: edit.text(constraints), file: found?.file ?? elsewhere, line: found?.line)
    }
  }

  /// A change between the old and the new constraints.
  private enum Edit {
    case added(Int)
    case removed(CodeConstraint)
    /// Other numbers of the constraint at an index.
    case changed(Int, from: CodeConstraint)

    /// The index of the new constraint; nil if it was removed.
    var index: Int? {
      switch self {
      case .added(let index), .changed(let index, _): index
      case .removed: nil
      }
    }

    /// The change as a clause.
    func text(_ constraints: [CodeConstraint]) -> String {
      switch self {
      case .added(let index): "constraint `\(constraints[index].text)` is new"
      case .removed(let old): "constraint `\(old.text)` is gone"
      case .changed(let index, let old):
        "constraint `\(old.text)` is now `\(constraints[index].text)`"
      }
    }
  }

  private func edits(since source: SpecSource) -> [Edit] {
    var old: [CodeConstraint.Pair: [CodeConstraint]] = [:]
    var order: [CodeConstraint.Pair] = []
    for line in String(decoding: source.bytes, as: UTF8.self).split(separator: "\n") {
      guard let constraint = CodeConstraint(text: String(line.dropFirst(2))) else { continue }
      if old[constraint.pair] == nil { order.append(constraint.pair) }
      old[constraint.pair, default: []].append(constraint)
    }
    // Equal constraints belong together; then those that relate the same.
    var rest: [Int] = []
    for (index, constraint) in constraints.enumerated() {
      if let same = old[constraint.pair]?.firstIndex(of: constraint) {
        old[constraint.pair]?.remove(at: same)
      } else {
        rest.append(index)
      }
    }
    var edits: [Edit] = rest.map { index in
      let pair = constraints[index].pair
      guard old[pair]?.isEmpty == false, let before = old[pair]?.removeFirst() else {
        return .added(index)
      }
      return .changed(index, from: before)
    }
    edits += order.flatMap { old[$0] ?? [] }.map { .removed($0) }
    return edits
  }

  /// The constraints of the scene with only some of the changes.
  private func constraints(with edits: [Edit], isMade: (Int) -> Bool) -> [Constraint] {
    let anchors = anchors
    var constraints: [Constraint?] = built.scene.constraints
    for (position, edit) in edits.enumerated() where !isMade(position) {
      switch edit {
      case .added(let index): constraints[index] = nil
      case .changed(let index, let old): constraints[index] = old.constraint(anchors)
      case .removed(let old): constraints.append(old.constraint(anchors))
      }
    }
    return constraints.compactMap { $0 }
  }

  /// The anchors of all views and guides by their names.
  private var anchors: [String: Anchor] {
    let guides: [Guide] = [
      .safeArea, .margins, .readable, .keyboard, .topLayout, .bottomLayout, .content,
      .contentMargins, .frame,
    ]
    var anchors: [String: Anchor] = [:]
    for view in built.scene.views {
      let items =
        [.view(view.id)]
        + (guides + view.customGuides.map { .custom($0) }).map { LayoutItem.guide(view.id, $0) }
      for item in items {
        for attribute in Attribute.allCases {
          let anchor = Anchor(item, attribute)
          anchors[CodeConstraint.name(of: anchor)] = anchor
        }
      }
    }
    return anchors
  }
}
