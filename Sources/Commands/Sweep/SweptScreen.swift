import AutoLayout
import Devices
import Geometry
import Graphics
import Lint
import Spec
import ViewKinds

/// What a layout hangs on.
struct SweepBasis {
  /// Which constraints are tight, slack, not met or left out, and which contents are longer or shorter
  /// than they ask for.
  let outcomes: [UInt8]
  /// In the outcomes' order and in points: the room of constraints that are slack, below zero what
  /// others lack, and by how much contents have more room than they ask for.
  ///
  /// An outcome changes where its margin passes zero.
  let margins: [Double]

  /// By how much constraints are not met: it turns where one that is left out would hold.
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
  /// No rule of a sweep examines the picture as a whole.
  func lint(_ cell: Cell, _ built: BuiltCell) -> LintedCell {
    lint(cell, built, LayoutEngine.layout(built.scene, measuring: text))
  }

  private func lint(_ cell: Cell, _ built: BuiltCell, _ layout: Layout) -> LintedCell {
    LintedCell(
      cell, built: built, layout: layout, displayList: DisplayList(),
      ownItems: DisplayListBuilder.ownItems(
        of: built.scene, styles: built.styles, layout: layout, traits: built.traits,
        measuring: text),
      variants: CellVariants(of: cell, in: document) { lint($0, document.build($0)) },
      measuring: text)
  }

  func sample(
    _ cell: Cell, replacing texts: [ViewID: String] = [:], about views: SweptViews = .all
  ) -> SweepSample {
    SweepSample(
      lint(cell, document.build(cell, replacing: texts)), tunedBy: document.linting.tunings,
      about: views)
  }

  /// What a sample would bring if every edge were so far on the way between those of two samples; solves
  /// nothing.
  func guess(
    _ cell: Cell, replacing texts: [ViewID: String] = [:], between one: SweepSample,
    _ other: SweepSample, share: Double, about views: SweptViews = .all
  ) -> SweepSample {
    let built = document.build(cell, replacing: texts)
    let grid = built.scene.environment.grid
    let layout = one.layout.between(other.layout, share: share, on: grid)
    return SweepSample(
      lint(cell, built, layout), tunedBy: document.linting.tunings, about: views)
  }

  /// How long a text is in one line.
  func length(of content: TextContent) -> Points {
    text.extent(of: content, width: nil).size.width
  }

  /// What the layout of a cell hangs on: how each constraint and each content comes out.
  func basis(_ cell: Cell) -> SweepBasis {
    let built = document.build(cell)
    let explanation = LayoutEngine.explanation(
      of: built.scene, measuring: text, depth: .outcomes)
    let outcomes = explanation.constraints.map { constraint -> UInt8 in
      switch constraint.outcome {
      case .decides, .implied: 0
      case .slack: 1
      case .broken(_, let pulls): pulls ? 2 : 3
      case .leftOut: 4
      case .illegal: 5
      }
    }
    let margins = explanation.constraints.map { constraint -> Double in
      switch constraint.outcome {
      case .slack(let room): room.value
      case .broken(let miss, _), .leftOut(let miss): -miss.value
      case .decides, .implied, .illegal: 0
      }
    }
    let excesses = explanation.items.flatMap(\.contents).map(\.excess.value)
    let contents = excesses.map { excess -> UInt8 in
      abs(excess) < 1e-6 ? 6 : excess > 0 ? 7 : 8
    }
    return SweepBasis(
      outcomes: outcomes + contents, margins: margins + excesses, misses: margins.map { min($0, 0) }
    )
  }

  /// The window's size.
  var size: Size { cell.device.screenSize(in: cell.orientation) }
}
