package import AutoLayout
package import Bitmaps
import Chrome
import Devices
import Diagnostics
package import Drawing
package import Geometry
package import Graphics
package import Snapshots
package import Spec
package import ViewKinds

/// Lays out and draws cells.
///
/// Must be used on one thread only.
package final class CellRenderer {
  package let renderer: Renderer
  let environment: DrawingEnvironment
  let devices = DeviceEntries()

  package init(fonts: FontLibrary) throws {
    renderer = try Renderer(fonts: fonts)
    environment = DrawingEnvironment(fonts: fonts)
  }

  /// Measures texts in the fonts that draw them.
  package var measurer: any TextMeasuring { renderer.measurer }

  /// Lays out a cell.
  ///
  /// - Throws: an error if its constraints take too much work.
  package func layOut(_ selected: SelectedCell) throws(CellError) -> LaidOutCell {
    try layOut(selected.build())
  }

  /// Lays out a cell that is built.
  ///
  /// - Throws: an error if its constraints take too much work.
  package func layOut(_ built: BuiltCell) throws(CellError) -> LaidOutCell {
    layOut(built, as: try built.layout(measuring: measurer))
  }

  /// Adds all that is drawn to the layout of a cell.
  ///
  /// - Parameters:
  ///   - built: the cell.
  ///   - layout: the layout of the cell's scene.
  /// - Returns: the cell with its layout and all that is drawn.
  package func layOut(_ built: BuiltCell, as layout: Layout) -> LaidOutCell {
    let list = displayList(of: built, layout)
    let renderer = renderer
    let texts = Result { () throws(FontError) in try TextInventory(of: list, by: renderer) }
    return LaidOutCell(
      built: built, layout: layout, displayList: list, texts: texts)
  }

  /// The display list of the screen: the views, the bars, the keyboard and the marks.
  package func displayList(
    of built: BuiltCell, _ layout: Layout, scope: DisplayListBuilder.Scope = .visible,
    cards: [PresentedSheet] = []
  ) -> DisplayList {
    var list = DisplayListBuilder.displayList(
      of: built.scene, styles: built.styles, layout: layout,
      background: built.screen.background, traits: built.traits, measuring: renderer.measurer,
      scope: scope)
    let source = layout.source(in: built, among: list.items, measuring: renderer.measurer)
    if case .view(let name)? = built.screen.presented?.replacedSource(on: built.configuration.os) {
      list.items.removeGroups(named: name)
    }
    let sheets = built.screen.sheets.map { list.items.removeGroups(named: $0.view) }
    let columns = built.screen.columns.map { list.items.removeGroups(named: $0.view) }
    return ScreenChrome.display(
      list, columns: columns, sheets: sheets, cards: cards,
      sources: built.screen.sheets.map { layout.frame(of: $0.source) },
      configuration: built.configuration,
      geometry: built.geometry, screen: layout.screen(of: built), source: source,
      measuring: renderer.measurer)
  }

  /// Draws the screen as a bitmap.
  ///
  /// - Parameters:
  ///   - cell: the cell.
  ///   - scale: nil for one pixel of the bitmap for each device pixel.
  ///   - withBody: whether to draw the body of the device around the screen.
  /// - Returns: the bitmap.
  /// - Throws: an error of drawing.
  package func bitmap(
    of cell: LaidOutCell, at scale: PictureScale? = nil, withBody: Bool = false
  ) throws -> Bitmap {
    let picture = picture(of: cell, withBody: withBody)
    return try placingError(in: cell) {
      try renderer.bitmap(
        of: picture.list, size: picture.size, deviceScale: cell.built.geometry.scale, at: scale)
    }
  }

  /// Draws the picture of `bitmap` as a PNG file.
  package func png(
    of cell: LaidOutCell, at scale: PictureScale? = nil, withBody: Bool = false
  ) throws -> [UInt8] {
    let picture = picture(of: cell, withBody: withBody)
    return try placingError(in: cell) {
      try renderer.png(
        of: picture.list, size: picture.size, deviceScale: cell.built.geometry.scale, at: scale)
    }
  }

  /// Draws the screen as SVG.
  ///
  /// By default, the SVG has the screen's size in points.
  ///
  /// If `withBody` is true, the body of the device is around the screen.
  package func svg(
    of cell: LaidOutCell, at scale: PictureScale? = nil, withBody: Bool = false,
    text: SVGText = .paths
  ) throws -> [UInt8] {
    let picture = picture(of: cell, withBody: withBody)
    return try placingError(in: cell) {
      try renderer.svg(
        of: picture.list, size: picture.size, scale: scale?.pixelsPerPoint ?? 1, text: text)
    }
  }

  /// Draws the screen as PDF.
  ///
  /// By default, one point of the page is one point of the screen.
  ///
  /// If `withBody` is true, the body of the device is around the screen.
  package func pdf(
    of cell: LaidOutCell, at scale: PictureScale? = nil, withBody: Bool = false
  ) throws -> [UInt8] {
    let picture = picture(of: cell, withBody: withBody)
    return try placingError(in: cell) {
      try renderer.pdf(
        of: picture.list, size: picture.size, scale: scale?.pixelsPerPoint ?? 1)
    }
  }

  /// The display list of a cell's picture, and its size in points.
  package func picture(of cell: LaidOutCell, withBody: Bool) -> (list: DisplayList, size: Size) {
    guard withBody else { return (cell.displayList, cell.built.geometry.size) }
    let body = DeviceBody(
      configuration: cell.built.configuration, geometry: cell.built.geometry)
    return (body.list(around: cell.displayList), body.size)
  }

  /// Draws the cell, with everything that a reference contains.
  ///
  /// By default, pixels are device pixels.
  package func snapshot(
    of cell: LaidOutCell, at scale: PictureScale? = nil
  ) throws -> RenderedCell {
    RenderedCell(
      picture: try placingError(in: cell) {
        try renderer.picture(
          of: cell.displayList, size: cell.built.geometry.size,
          deviceScale: cell.built.geometry.scale, at: scale)
      },
      pixelsPerPoint: scale?.pixelsPerPoint ?? Double(cell.built.geometry.scale),
      layout: lines(of: cell),
      placements: cell.placements,
      environment: try environment(of: cell), diagnostics: cell.diagnostics)
  }

  /// The environment of the cell's picture, with the fonts, libraries and picture files that only
  /// it depends on.
  func environment(of cell: LaidOutCell) throws -> DrawingEnvironment {
    environment.adding(try cell.texts.get().fonts).adding(picturesOf: cell.displayList)
      .adding(devices.entries(of: [cell.built]))
      .adding(DrawingEnvironment.entries(ofPictures: cell.picturesAroundViews))
  }

  /// Draws, and throws an error that a view of the spec causes as a `CellError`.
  func placingError<Result>(
    in cell: LaidOutCell, _ draw: () throws -> Result
  ) throws -> Result {
    do {
      return try draw()
    } catch let error as DrawingError {
      if let placed = CellError(error, in: cell.built) { throw placed }
      throw error
    }
  }

  /// The lines of the layout in references and in `strut layout`, with the appearance of each view.
  package func lines(of cell: LaidOutCell) -> [LayoutLine] {
    let built = cell.built
    let items = DisplayListBuilder.ownItems(
      of: built.scene, styles: built.styles, layout: cell.layout, traits: built.traits,
      measuring: renderer.measurer)
    let appearances = cell.layout.views.indices.map { index in
      ViewAppearance(built.styles[index], cell.layout.views[index], drawing: items[index])
    }
    return LayoutLine.lines(of: cell.layout, appearances)
  }
}
