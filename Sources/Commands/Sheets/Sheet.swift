import Bitmaps
import Cells
import Devices
import Diagnostics
import Drawing
import Geometry
import Graphics
import Snapshots
import Spec
import ViewKinds

/// The contact sheet of one screen, drawn band by band.
struct Sheet {
  private let cells: [SelectedCell]
  private let options: SheetOptions
  private let renderer: CellRenderer
  private let bands: [SheetBand]
  private var png: [UInt8] = []
  private var svg = ""
  private var pdf: [UInt8] = []

  /// - Parameters:
  ///   - cells: the cells of one screen.
  ///   - options: the form of the sheet.
  ///   - renderer: the renderer of the background, on the caller's thread.
  init(_ cells: [SelectedCell], _ options: SheetOptions, by renderer: CellRenderer) {
    self.cells = cells
    self.options = options
    self.renderer = renderer
    let screens = cells.map { $0.spec.document.geometry(of: $0.cell) }
    let isDark = cells.allSatisfy { $0.cell.appearance == .dark }
    let style = BoardStyle(
      isDark: options.background.map { $0.appearance == .dark } ?? isDark, scale: options.scale)
    let scale = options.scale
    bands =
      SheetBands(
        title: cells.first?.spec.title ?? "",
        grid: SheetGrid(zip(cells, screens).map { ($0.cell, $1.size) }), style: style,
        scale: scale, measuring: renderer.renderer.measurer
      ) { screens[$0].outline(of: cells[$0].cell.device, in: $1, scale: scale) }.bands
  }

  /// The files in the order of the formats.
  ///
  /// They are complete after `draw`.
  var files: [(format: PictureFormat, bytes: [UInt8])] {
    options.formats.map { format in
      switch format {
      case .png: (format, png)
      case .svg: (format, Array(svg.utf8))
      case .pdf: (format, pdf)
      }
    }
  }

  /// The drawing of a cell, which a worker delivers.
  private struct Piece: Sendable {
    var picture: Bitmap?
    var fragment: SVGFragment?
    /// The display list for PDF, because one thread draws the PDF.
    var screen: (list: DisplayList, size: Size)?
    var diagnostics: [Diagnostic]
  }

  /// Draws the sheet.
  ///
  /// - Parameters:
  ///   - fonts: the fonts, which the threads share.
  ///   - progress: called with the number of finished cells.
  ///   - report: called with the diagnostics of each cell.
  /// - Throws: the error of a cell that cannot be drawn, the first in the order of the sheet.
  mutating func draw(
    fonts: FontLibrary, progress: (Int) -> Void,
    report: ([Diagnostic], SelectedCell) -> Void
  ) throws {
    let order = bands.flatMap(\.cells)
    let work = order.map { cells[$0] }
    let options = options
    var output = try SheetOutput.empty(bands, options, renderer.renderer)
    try output.openNextBand()
    var failure: (any Error)?
    Parallel.forEach(
      count: work.count, jobs: options.jobs,
      makeWorker: {
        let renderer = Result { try CellRenderer(fonts: fonts) }
        return { position in
          Result { try Self.piece(work[position], position, options, by: try renderer.get()) }
        }
      }, progress: progress,
      deliver: { position, result in
        guard failure == nil else { return }
        do {
          let piece = try result.get()
          report(piece.diagnostics, work[position])
          try output.add(piece.picture, piece.fragment, piece.screen)
        } catch {
          failure = error
        }
      })
    if let failure { throw failure }
    (png, svg, pdf) = try output.finished()
  }

  private static func piece(
    _ cell: SelectedCell, _ position: Int, _ options: SheetOptions,
    by renderer: CellRenderer
  ) throws -> Piece {
    let laidOut = try renderer.layOut(cell)
    var piece = Piece(diagnostics: laidOut.diagnostics)
    if options.formats.contains(.png) {
      piece.picture = try renderer.bitmap(of: laidOut, at: options.scale)
    }
    if options.formats.contains(.svg) {
      piece.fragment = try renderer.renderer.svgFragment(
        of: laidOut.displayList, size: laidOut.built.geometry.size,
        idPrefix: "cell-\(position + 1)-", text: options.svgText)
    }
    if options.formats.contains(.pdf) {
      piece.screen = (laidOut.displayList, laidOut.built.geometry.size)
    }
    return piece
  }
}

/// The files of a sheet, which grow while its pictures arrive in the order of the slots.
private struct SheetOutput: ~Copyable {
  private let bands: [SheetBand]
  private let options: SheetOptions
  private let renderer: Renderer
  private var writer: PNG.BandWriter
  private var png: [UInt8] = []
  private var svg: String
  private var top: Points = 0
  /// The index of the band that is being filled.
  private var current = -1
  private var painter: BoardPainter?
  private var fragments: [SVGFragment?] = []
  private let pdf: PDFDrawing?
  private var screens: [(list: DisplayList, size: Size)?] = []
  private var filledSlots = 0

  /// Creates an output without bands.
  ///
  /// The size is that of all bands, one below the other. The writer has written nothing.
  private init(
    _ bands: [SheetBand], _ options: SheetOptions, _ renderer: Renderer, size: Size,
    writer: consuming PNG.BandWriter, pdf: PDFDrawing?
  ) {
    self.bands = bands
    self.options = options
    self.renderer = renderer
    self.writer = writer
    self.pdf = pdf
    svg = SVGFile.head(size: size)
  }

  /// An output whose first band is not open yet.
  ///
  /// It is not a throwing initializer, because Swift 6.0 crashes on such an initializer of a
  /// noncopyable type.
  static func empty(
    _ bands: [SheetBand], _ options: SheetOptions, _ renderer: Renderer
  ) throws -> SheetOutput {
    let size = Size(
      width: bands.first?.board.size.width ?? 0,
      height: bands.map(\.board.size.height).reduce(.zero, +))
    let writer = try PNG.BandWriter(
      width: Pixels(Int(size.width.value)), height: Pixels(Int(size.height.value)))
    let pdf = options.formats.contains(.pdf) ? try PDFDrawing(size: size, by: renderer) : nil
    return SheetOutput(bands, options, renderer, size: size, writer: writer, pdf: pdf)
  }

  func finished() throws -> (png: [UInt8], svg: String, pdf: [UInt8]) {
    (png, svg + SVGFile.foot, try pdf?.finish() ?? [])
  }

  /// Fills the next slot.
  ///
  /// After the last slot of a band, it begins the next band.
  mutating func add(
    _ picture: Bitmap?, _ fragment: SVGFragment?, _ screen: (list: DisplayList, size: Size)?
  ) throws {
    let board = bands[current].board
    if let picture { try painter?.place(picture, in: board.slots[filledSlots]) }
    fragments.append(fragment)
    screens.append(screen)
    filledSlots += 1
    if filledSlots == board.slots.count { try openNextBand() }
  }

  /// Ends the band that is being filled, and begins the next one.
  ///
  /// Bands without slots are written at once.
  mutating func openNextBand() throws {
    repeat {
      try closeBand()
      current += 1
      guard current < bands.count else { return }
      painter =
        options.formats.contains(.png)
        ? try BoardPainter(bands[current].board, by: renderer) : nil
      fragments = []
      screens = []
      filledSlots = 0
    } while bands[current].board.slots.isEmpty
  }

  private mutating func closeBand() throws {
    guard bands.indices.contains(current) else { return }
    let board = bands[current].board
    if let painter { png += try writer.append(try painter.finish().bitmap) }
    if options.formats.contains(.svg) {
      svg += try renderer.svg(
        of: board, pictures: fragments, top: top, idPrefix: "band-\(current + 1)-")
    }
    try pdf?.add(board, pictures: screens, top: top)
    top = top + board.size.height
  }
}
