package import AutoLayout
package import Bitmaps
import Chrome
import Devices
package import Diagnostics
package import Drawing
package import Geometry
package import Graphics
package import Snapshots
package import Spec
package import ViewKinds

/// Lays out and draws cells; belongs to one thread.
package final class CellRenderer {
  package let renderer: Renderer
  let environment: DrawingEnvironment
  let devices = DeviceEntries()

  package init(fonts: FontLibrary) throws {
    renderer = try Renderer(fonts: fonts)
    environment = DrawingEnvironment(fonts: fonts)
  }

  /// Measures texts in the fonts that they are drawn with.
  package var measurer: any TextMeasuring { renderer.measurer }

  /// The frames of the cell's views.
  package func layOut(_ selected: SelectedCell) -> LaidOutCell {
    let (built, findings) = selected.spec.document.build(selected.cell)
    return layOut(built, specDiagnostics: findings)
  }

  /// The frames of the views of a cell that was built, with what was found to be wrong on the way.
  package func layOut(_ built: BuiltCell, specDiagnostics findings: [Diagnostic] = [])
    -> LaidOutCell
  {
    let layout = LayoutEngine.layout(built.scene, measuring: renderer.measurer)
    let list = displayList(of: built, layout)
    let renderer = renderer
    let texts = Result { () throws(FontError) in try TextInventory(of: list, by: renderer) }
    return LaidOutCell(
      built: built, layout: layout, displayList: list, texts: texts, specDiagnostics: findings)
  }

  /// The screen with its bars, keyboard and marks.
  package func displayList(
    of built: BuiltCell, _ layout: Layout, scope: DisplayListBuilder.Scope = .visible
  ) -> DisplayList {
    var list = DisplayListBuilder.displayList(
      of: built.scene, styles: built.styles, layout: layout,
      background: built.screen.background, traits: built.traits, measuring: renderer.measurer,
      scope: scope)
    list.items +=
      ScreenChrome.overlay(
        configuration: built.configuration, geometry: built.geometry,
        screen: built.screen, measuring: renderer.measurer
      ).items
    return list
  }

  /// The screen in the device's pixels, or at a scale of its own; within the device's body where it is
  /// asked for.
  package func bitmap(
    of cell: LaidOutCell, at scale: PictureScale? = nil, withBody: Bool = false
  ) throws -> Bitmap {
    let picture = picture(of: cell, withBody: withBody)
    return try renderer.bitmap(
      of: picture.list, size: picture.size, deviceScale: cell.built.geometry.scale, at: scale)
  }

  /// The same picture as a PNG file.
  package func png(
    of cell: LaidOutCell, at scale: PictureScale? = nil, withBody: Bool = false
  ) throws -> [UInt8] {
    let picture = picture(of: cell, withBody: withBody)
    return try renderer.png(
      of: picture.list, size: picture.size, deviceScale: cell.built.geometry.scale, at: scale)
  }

  /// The screen as SVG, as wide and high as in points, or as many times as much as the scale says;
  /// within the device's body where it is asked for.
  package func svg(
    of cell: LaidOutCell, at scale: PictureScale? = nil, withBody: Bool = false,
    text: SVGText = .paths
  ) throws -> [UInt8] {
    let picture = picture(of: cell, withBody: withBody)
    return try renderer.svg(
      of: picture.list, size: picture.size, scale: scale?.pixelsPerPoint ?? 1, text: text)
  }

  /// The screen as PDF, a point of the page for each of the screen's or as many as the scale says;
  /// within the device's body where it is asked for.
  package func pdf(
    of cell: LaidOutCell, at scale: PictureScale? = nil, withBody: Bool = false
  ) throws -> [UInt8] {
    let picture = picture(of: cell, withBody: withBody)
    return try renderer.pdf(
      of: picture.list, size: picture.size, scale: scale?.pixelsPerPoint ?? 1)
  }

  /// What is drawn of a cell, and its size in points.
  package func picture(of cell: LaidOutCell, withBody: Bool) -> (list: DisplayList, size: Size) {
    guard withBody else { return (cell.displayList, cell.built.geometry.size) }
    let body = DeviceBody(
      configuration: cell.built.configuration, geometry: cell.built.geometry)
    return (body.list(around: cell.displayList), body.size)
  }

  /// The cell with all that a reference keeps, in the device's pixels or at a scale of its own.
  package func snapshot(
    of cell: LaidOutCell, at scale: PictureScale? = nil
  ) throws -> RenderedCell {
    RenderedCell(
      bitmap: try bitmap(of: cell, at: scale),
      pixelsPerPoint: scale?.pixelsPerPoint ?? Double(cell.built.geometry.scale),
      layout: lines(of: cell),
      frames: cell.layout.inTreeOrder.map(\.inScreen),
      environment: environment.adding(try cell.texts.get().fonts)
        .adding(picturesOf: cell.displayList).adding(devices.entries(of: [cell.built])),
      diagnostics: cell.diagnostics)
  }

  /// The layout as references and `strut layout` tell it, views with what they show.
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
