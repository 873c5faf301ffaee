import AutoLayout
import Cells
import Diagnostics
import Geometry
import Graphics
import Snapshots
import Spec
import ViewKinds

/// A cell with the reasons for its layout.
struct ExplainedCell: Sendable {
  let id: String
  let name: String
  /// The folder and the file name of the spec.
  let spec: String
  let built: BuiltCell
  let explanation: LayoutExplanation
  /// The diagnostics of the cell and its layout, which name the uses of templates.
  let diagnostics: [Diagnostic]
  /// The screen with its bars, its keyboard and other marks of the device.
  let displayList: DisplayList
  /// The indices of views in the layout and in the scene.
  private let positions: (inLayout: [ViewID: Int], inScene: [ViewID: Int])

  init(
    id: String, name: String, spec: String, built: BuiltCell, explanation: LayoutExplanation,
    diagnostics: [Diagnostic], displayList: DisplayList
  ) {
    self.id = id
    self.name = name
    self.spec = spec
    self.built = built
    self.explanation = explanation
    self.diagnostics = diagnostics
    self.displayList = displayList
    positions = (
      Self.positions(explanation.layout.views.map(\.id)),
      Self.positions(built.scene.views.map(\.id))
    )
  }

  private static func positions(_ ids: [ViewID]) -> [ViewID: Int] {
    Dictionary(ids.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The explained items.
  ///
  /// The guides of a view, then its subviews, come after the view.
  ///
  /// - Parameter name: one view or guide, or nil for all.
  /// - Returns: the items, or an empty array if no item has the name.
  func items(named name: String?) -> [ItemExplanation] {
    if let name { return explanation.items.filter { $0.name == name } }
    var items: [ViewID: [ItemExplanation]] = [:]
    for item in explanation.items { items[item.view, default: []].append(item) }
    return explanation.layout.inTreeOrder.flatMap { items[$0.id] ?? [] }
  }

  func constraint(_ position: Int) -> ConstraintExplanation { explanation.constraints[position] }

  func layout(of item: ItemExplanation) -> ViewLayout? {
    positions.inLayout[item.view].map { explanation.layout.views[$0] }
  }

  /// The frame in screen coordinates, before the transforms of views.
  func frameOnScreen(of item: ItemExplanation) -> Rect {
    guard let view = layout(of: item) else { return item.frame }
    guard item.guide != nil else { return view.inScreen }
    let offset = view.scroll?.contentOffset ?? .zero
    return item.frame.offset(
      by: Point(x: view.inScreen.x - offset.x, y: view.inScreen.y - offset.y))
  }

  /// The smallest rectangle around the item on the screen after the transforms of views.
  func transformedFrame(of item: ItemExplanation) -> Rect {
    let frame = frameOnScreen(of: item)
    let moved = positions.inScene[item.view].flatMap { transform(of: $0) }
    return moved?.bounds(of: frame) ?? frame
  }

  /// The names of the views that transform the item, its own view first.
  func transformedViews(around item: ItemExplanation) -> [String] {
    var names: [String] = []
    var next = positions.inScene[item.view]
    while let index = next {
      let node = built.scene.views[index]
      if built.styles[index].transform != nil { names.append(node.id.name) }
      next = node.parent
    }
    return names
  }

  /// The transforms of a view of the scene and of its ancestors, or nil without any.
  private func transform(of index: Int) -> Transform? {
    let node = built.scene.views[index]
    let outer = node.parent.flatMap { transform(of: $0) }
    return positions.inLayout[node.id].map {
      built.styles[index].transform(of: explanation.layout.views[$0].inScreen, in: outer)
    } ?? outer
  }

  /// The place of the view in the spec.
  func span(of view: ViewID) -> SourceSpan? {
    positions.inScene[view].flatMap { built.scene.views[$0].span }
  }

  /// The place of the view's frame in the spec, or of the view if it has no frame there.
  func frameSpan(of view: ViewID) -> SourceSpan? {
    guard let node = positions.inScene[view].map({ built.scene.views[$0] }),
      case .frame(let frame) = node.placement
    else { return span(of: view) }
    return frame.span ?? node.span
  }

  /// The constraints of the spec that are inactive in this cell.
  ///
  /// For a guide, these are the constraints of its view.
  func inactiveConstraints(of item: ItemExplanation) -> [InactiveConstraint] {
    built.inactiveConstraints.filter { inactive in
      inactive.constraint.anchors.contains { $0.item.owner == item.view }
    }
  }

  /// The diagnostics about some items.
  ///
  /// Without a name, these are all diagnostics.
  func diagnostics(about items: [ItemExplanation], named name: String?) -> [Diagnostic] {
    guard name != nil else { return diagnostics }
    let names = items.flatMap { [$0.name, $0.view.name] }
    return diagnostics.filter { found in found.views.contains { names.contains($0) } }
  }
}

extension CellRenderer {
  /// Explains the layout of a cell.
  ///
  /// - Throws: an error if that takes too much work.
  func explain(_ selected: SelectedCell) throws(CellError) -> ExplainedCell {
    let built = selected.build()
    let explanation = try built.explanation(measuring: measurer)
    return ExplainedCell(
      id: selected.id.description, name: selected.cell.name,
      spec: selected.spec.location.reportPath, built: built, explanation: explanation,
      diagnostics: built.diagnostics + built.namingCauses(in: explanation.layout.diagnostics),
      displayList: displayList(of: built, explanation.layout))
  }
}
