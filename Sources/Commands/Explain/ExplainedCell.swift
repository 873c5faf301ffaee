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
  /// The spec's folder and file name.
  let spec: String
  let built: BuiltCell
  let explanation: LayoutExplanation
  /// What there is to say of the cell's layout, with the uses of templates.
  let diagnostics: [Diagnostic]
  /// The screen with its bars, keyboard and marks.
  let displayList: DisplayList
  /// By view: its place among the layout's views and the scene's.
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

  /// What is told, each view followed by its guides and its subviews: everything, or one view or guide
  /// by its name.
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

  /// The frame on the screen.
  func frameOnScreen(of item: ItemExplanation) -> Rect {
    guard let view = layout(of: item) else { return item.frame }
    guard item.guide != nil else { return view.inScreen }
    let offset = view.scroll?.contentOffset ?? .zero
    return item.frame.offset(
      by: Point(x: view.inScreen.x - offset.x, y: view.inScreen.y - offset.y))
  }

  /// Where the spec names the view.
  func span(of view: ViewID) -> SourceSpan? {
    positions.inScene[view].flatMap { built.scene.views[$0].span }
  }

  /// Where the spec gives the view's frame.
  func frameSpan(of view: ViewID) -> SourceSpan? {
    guard let node = positions.inScene[view].map({ built.scene.views[$0] }),
      case .frame(let frame) = node.placement
    else { return span(of: view) }
    return frame.span ?? node.span
  }

  /// What the spec says of a view, but not for this cell; of a guide its view's.
  func inactiveConstraints(of item: ItemExplanation) -> [InactiveConstraint] {
    built.inactiveConstraints.filter { inactive in
      inactive.constraint.anchors.contains { $0.item.owner == item.view }
    }
  }

  /// What is wrong with what is told.
  func diagnostics(about items: [ItemExplanation], named name: String?) -> [Diagnostic] {
    guard name != nil else { return diagnostics }
    let names = items.flatMap { [$0.name, $0.view.name] }
    return diagnostics.filter { found in found.views.contains { names.contains($0) } }
  }
}

extension CellRenderer {
  /// The reasons for the cell's layout.
  func explain(_ selected: SelectedCell) -> ExplainedCell {
    let built = selected.build()
    let explanation = LayoutEngine.explanation(of: built.scene, measuring: measurer)
    return ExplainedCell(
      id: selected.id.description, name: selected.cell.name,
      spec: selected.spec.location.reportPath, built: built, explanation: explanation,
      diagnostics: built.diagnostics + built.namingUses(in: explanation.layout.diagnostics),
      displayList: displayList(of: built, explanation.layout))
  }
}
