import AutoLayout
import Cells
import Devices
import Diagnostics
import Drawing
import Geometry
import Graphics
import ViewKinds

/// A strip of a sheet from edge to edge, with the cells whose pictures fill its slots.
struct SheetBand {
  var board: Board
  /// The index of the cell for each slot.
  var cells: [Int] = []
}

/// The strips of a sheet, from top to bottom.
struct SheetBands {
  private(set) var bands: [SheetBand] = []
  private let style: BoardStyle
  private let metrics: SheetMetrics
  private let grid: SheetGrid
  private let width: Points
  /// Returns the outline of the picture of a cell that fills a frame.
  private let outline: (Int, Rect) -> Path

  /// - Parameters:
  ///   - title: the title of the screen.
  ///   - grid: the cells by row and column.
  ///   - style: the style of the sheet.
  ///   - scale: the scale of the pictures.
  ///   - text: measures text in the fonts of the drawing.
  ///   - outline: returns the outline of the picture of a cell that fills a frame.
  init(
    title: String, grid: SheetGrid, style: BoardStyle, scale: PictureScale,
    measuring text: any TextMeasuring, outline: @escaping (Int, Rect) -> Path
  ) {
    // A single row of cells in the default state needs no headings.
    let isPlain = grid.rows == [[]]
    let metrics = SheetMetrics(
      style, scale: scale, rowHeadings: isPlain ? [] : grid.headings, measuring: text)
    let blocks = SheetBlock.blocks(of: grid, metrics)
    let titleWidth = text.extent(of: SheetText.title(title, style), width: nil).size.width
    let content = blocks.map { $0.size(metrics).width }.max() ?? 0
    width =
      PixelGrid.wholePoints.ceiled(max(content, min(titleWidth, 2000))) + metrics.margin * 2
    self.metrics = metrics
    self.style = style
    self.grid = grid
    self.outline = outline
    addTitle(title)
    for (index, block) in blocks.enumerated() {
      for (position, row) in block.rows.enumerated() {
        let isLast = index == blocks.count - 1 && position == block.rows.count - 1
        addRow(
          row.row, height: row.height, of: block, hasHeadings: position == 0,
          headings: isPlain ? [] : grid.headings[row.row], gap: gap(isLast, position, block))
      }
    }
  }

  private func gap(_ isLast: Bool, _ position: Int, _ block: SheetBlock) -> Points {
    if isLast { return metrics.margin }
    return metrics.rowGap + (position == block.rows.count - 1 ? metrics.blockGap : 0)
  }

  private mutating func addTitle(_ title: String) {
    let count = grid.rows.indices.reduce(0) { sum, row in
      sum + grid.devices.indices.count { grid[row, $0] != nil }
    }
    let detail = "\(Count.of(grid.devices.count, "device")), \(Count.of(count, "cell"))"
    var board = Board(
      size: Size(width: width, height: metrics.titleHeight), background: style.background)
    let content = SheetText.title(title, style)
    let line = content.font.size * 1.2
    let room = width - metrics.margin * 2
    board.below = [
      text(content, Rect(x: metrics.margin, y: metrics.margin, width: room, height: line)),
      text(
        SheetText.detail(detail, style),
        Rect(
          x: metrics.margin, y: metrics.margin + line * 1.1, width: room,
          height: metrics.detailLineHeight), isFaint: true),
    ]
    bands.append(SheetBand(board: board))
  }

  private mutating func addRow(
    _ row: Int, height: Points, of block: SheetBlock, hasHeadings: Bool, headings: [String],
    gap: Points
  ) {
    let top = hasHeadings ? metrics.headingHeight : 0
    var band = SheetBand(
      board: Board(
        size: Size(width: width, height: top + height + gap), background: style.background))
    for (index, words) in headings.enumerated() {
      let lineHeight = metrics.detailLineHeight * 1.15
      band.board.below.append(
        text(
          index == 0 ? SheetText.name(words, style) : SheetText.detail(words, style),
          Rect(
            x: metrics.margin, y: top + lineHeight * Double(index),
            width: metrics.rowHeadingWidth, height: metrics.nameLineHeight), isFaint: index > 0))
    }
    var x = metrics.margin + metrics.rowHeadingWidth
    for (column, columnWidth) in zip(block.columns, block.widths) {
      if hasHeadings { addHeading(grid.devices[column], at: x, columnWidth, to: &band.board) }
      if let place = grid[row, column] {
        let size = metrics.pixels(of: place.size)
        let indent = ((columnWidth - size.width).value / 2).rounded(.down)
        let frame = Rect(
          origin: Point(x: x + Points(indent), y: top), size: size)
        band.board.addSlot(frame, outline: outline(place.cell, frame), style: style)
        band.cells.append(place.cell)
      }
      x = x + columnWidth + metrics.columnGap
    }
    bands.append(band)
  }

  /// Adds the name of a device and its size, on the lowest lines of the heading.
  private func addHeading(
    _ device: Device, at x: Points, _ columnWidth: Points, to board: inout Board
  ) {
    // A name may extend into the gaps beside its column.
    let overhang = metrics.columnGap * 0.4
    let size = device.screenSize
    let bottom = metrics.headingHeight - metrics.headingGap
    var name = SheetText.name(device.name, style)
    name.lines = 2
    board.below.append(
      text(
        name,
        Rect(
          x: x - overhang, y: bottom - metrics.detailLineHeight - metrics.nameLineHeight * 2,
          width: columnWidth + overhang * 2, height: metrics.nameLineHeight * 2), .center))
    board.below.append(
      text(
        SheetText.detail("\(size.width) × \(size.height)", style),
        Rect(
          x: x - overhang, y: bottom - metrics.detailLineHeight,
          width: columnWidth + overhang * 2, height: metrics.detailLineHeight), isFaint: true,
        .center))
  }

  private func text(
    _ content: TextContent, _ frame: Rect, isFaint: Bool = false,
    _ alignment: TextAlignment = .left
  ) -> DisplayItem {
    .text(
      TextRun(
        content, color: isFaint ? style.faintText : style.text, alignment: alignment,
        in: frame))
  }
}
