import AutoLayout
import Geometry
import Lint
import Spec
import ViewKinds

/// What a layout hangs on.
struct SweepBasis {
  /// Which constraints are tight, slack, not met or left out, and which contents are longer or shorter
  /// than they ask for.
  let outcomes: [UInt8]
  /// By how much constraints are not met, in points: it turns where one that is left out would hold.
  let misses: [Double]
}

/// A cell whose window, text size or texts are varied; belongs to one thread.
struct SweptScreen {
  let document: SpecDocument
  let cell: Cell
  private let text: any TextMeasuring

  init(_ cell: Cell, of document: SpecDocument, measuring text: any TextMeasuring) {
    self.cell = cell
    self.document = document
    self.text = text
  }

  /// The cell, or one that was varied from it, as rules see it.
  ///
  /// No rule that a sweep asks looks at the picture as a whole.
  func lint(_ cell: Cell, _ built: BuiltCell) -> LintedCell {
    let layout = LayoutEngine.layout(built.scene, measuring: text)
    return LintedCell(
      cell, built: built, layout: layout, displayList: DisplayList(),
      ownItems: DisplayListBuilder.ownItems(
        of: built.scene, looks: built.looks, layout: layout, traits: built.traits,
        measuring: text),
      variants: CellVariants(of: cell, in: document) { lint($0, document.build($0).built) },
      measuring: text)
  }

  func look(_ cell: Cell, replacing texts: [ViewID: String] = [:]) -> SweepLook {
    SweepLook(
      lint(cell, document.build(cell, replacing: texts)), tunedBy: document.linting)
  }

  /// What the layout of a cell hangs on: how each constraint and each content comes out.
  func basis(_ cell: Cell) -> SweepBasis {
    let built = document.build(cell).built
    let explanation = LayoutEngine.explanation(of: built.scene, measuring: text)
    let outcomes = explanation.constraints.map { constraint -> UInt8 in
      switch constraint.outcome {
      case .decides, .implied: 0
      case .slack: 1
      case .broken(_, let pulls): pulls ? 2 : 3
      case .leftOut: 4
      case .illegal: 5
      }
    }
    let misses = explanation.constraints.map { constraint -> Double in
      switch constraint.outcome {
      case .broken(let miss, _), .leftOut(let miss): miss.value
      case .decides, .implied, .slack, .illegal: 0
      }
    }
    let contents = explanation.items.flatMap(\.contents).map { content -> UInt8 in
      abs(content.excess.value) < 1e-6 ? 6 : content.excess > 0 ? 7 : 8
    }
    return SweepBasis(outcomes: outcomes + contents, misses: misses)
  }

  /// The window's size.
  var size: Size { cell.device.screenSize(in: cell.orientation) }
}
