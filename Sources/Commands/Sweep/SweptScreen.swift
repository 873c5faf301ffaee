import AutoLayout
import Cells
import Devices
import Geometry
import Graphics
import Lint
import Spec
import ViewKinds

/// The facts that a layout depends on.
struct SweepBasis {
  /// The outcome of each constraint, then the outcome of each content size.
  ///
  /// A constraint is tight, slack, not met, broken by a conflict, or illegal. A content size is
  /// equal to its view, shorter or longer.
  let outcomes: [UInt8]
  /// The margins in points, in the order of the outcomes.
  ///
  /// The margin of a constraint is its slack, or the negative length that it lacks. The margin of a
  /// content size is the length by which its view is longer. An outcome changes if its margin
  /// passes zero.
  let margins: [Double]

  /// The negative margins of constraints, in points; 0 for other constraints.
  ///
  /// The slope of such a margin changes if a constraint that a conflict breaks begins to hold.
  let misses: [Double]
}

/// A cell with a varied window, text size or text.
///
/// Only one thread may use it.
struct SweptScreen {
  let document: SpecDocument
  let cell: Cell
  private let text: any TextMeasuring

  init(_ cell: Cell, of document: SpecDocument, measuring text: any TextMeasuring) {
    self.cell = cell
    self.document = document
    self.text = text
  }

  /// The cell, or a variation of it, for the rules.
  ///
  /// The display list is empty, because no rule of a sweep reads the whole picture.
  ///
  /// - Throws: an error if its layout takes too much work.
  func lint(_ cell: Cell, _ built: BuiltCell) throws(CellError) -> LintedCell {
    lint(cell, built, try built.layout(measuring: text))
  }

  private func lint(_ cell: Cell, _ built: BuiltCell, _ layout: Layout) -> LintedCell {
    LintedCell(
      cell, built: built, layout: layout, displayList: DisplayList(),
      ownItems: DisplayListBuilder.ownItems(
        of: built.scene, styles: built.styles, layout: layout, traits: built.traits,
        measuring: text),
      variants: CellVariants(of: cell, in: document) { try lint($0, document.build($0)) },
      triesChanges: false, measuring: text)
  }

  func sample(
    _ cell: Cell, replacing texts: [ViewID: String] = [:], about views: SweptViews = .all
  ) throws -> SweepSample {
    try SweepSample(
      lint(cell, document.build(cell, replacing: texts)), tunedBy: document.linting.tunings,
      about: views)
  }

  /// The interpolation between two samples, as if every edge moved linearly.
  ///
  /// No layout is solved.
  func guess(
    _ cell: Cell, replacing texts: [ViewID: String] = [:], between one: SweepSample,
    _ other: SweepSample, share: Double, about views: SweptViews = .all
  ) throws -> SweepSample {
    let built = document.build(cell, replacing: texts)
    let grid = built.scene.environment.grid
    let layout = one.layout.between(other.layout, share: share, on: grid)
    return try SweepSample(
      lint(cell, built, layout), tunedBy: document.linting.tunings, about: views)
  }

  /// The width of a text in one line.
  func length(of content: TextContent) -> Points {
    text.extent(of: content, width: nil).size.width
  }

  /// The facts that the layout of the cell depends on.
  ///
  /// - Throws: an error if that takes too much work.
  func basis(_ cell: Cell) throws(CellError) -> SweepBasis {
    let solved = try document.build(cell).outcomes(measuring: text)
    let outcomes = solved.outcomes.map { outcome -> UInt8 in
      switch outcome {
      case .decides, .implied: 0
      case .slack: 1
      case .broken(_, let pulls): pulls ? 2 : 3
      case .leftOut: 4
      case .illegal: 5
      }
    }
    let margins = solved.outcomes.map { outcome -> Double in
      switch outcome {
      case .slack(let room): room.value
      case .broken(let miss, _), .leftOut(let miss): -miss.value
      case .decides, .implied, .illegal: 0
      }
    }
    let excesses = solved.contents.map(\.excess.value)
    let contents = excesses.map { excess -> UInt8 in
      abs(excess) < 1e-6 ? 6 : excess > 0 ? 7 : 8
    }
    return SweepBasis(
      outcomes: outcomes + contents, margins: margins + excesses, misses: margins.map { min($0, 0) }
    )
  }

  /// The size of the window.
  var size: Size { cell.device.screenSize(in: cell.orientation) }
}
