import AutoLayout
import Bitmaps
import Cells
import Devices
import Geometry
package import Snapshots
import Spec
import ViewKinds

extension Window {
  /// Lays out the window and draws its screen in device pixels.
  ///
  /// The picture contains the bars, keyboard, home indicator, cutout and display corners.
  ///
  /// - Throws: A problem that names the image or font that cannot be read.
  public func render() throws(LayoutProblem) -> Picture {
    let (cell, renderer) = try cell()
    do {
      return Picture(try renderer.bitmap(of: cell), scale: cell.built.geometry.scale)
    } catch {
      throw LayoutProblem(environment: error)
    }
  }

  /// Lays out the window and returns the bytes of an SVG file that draws its screen, in points.
  ///
  /// - Throws: A problem that names the image or font that cannot be read.
  public func svg() throws(LayoutProblem) -> [UInt8] {
    let (cell, renderer) = try cell()
    do {
      return try renderer.svg(of: cell)
    } catch {
      throw LayoutProblem(environment: error)
    }
  }

  /// Lays out the window and draws its screen, with all data that a reference contains.
  package func snapshot() throws(LayoutProblem) -> RenderedCell {
    let (cell, renderer) = try cell()
    do {
      return try renderer.snapshot(of: cell)
    } catch {
      throw LayoutProblem(environment: error)
    }
  }

  /// Returns the laid-out window as a cell of a spec, with the renderer for it.
  private func cell() throws(LayoutProblem) -> (LaidOutCell, CellRenderer) {
    let shared = try (measurer as? SharedFonts)?.fonts()
    guard let fonts = shared ?? (measurer as? WindowFonts) else {
      throw LayoutProblem("the window has no fonts to draw with")
    }
    layoutIfNeeded()
    let (views, scene) = scene()
    let state = DeviceState(of: screen)
    var around = ScreenDescription(
      background: (view.backgroundColor ?? .systemBackground).resolved(
        in: state.configuration.colorTraits),
      tint: view.tintColor.resolved(in: state.configuration.colorTraits))
    around.direction = scene.environment.direction
    state.bars.fill(&around, in: state.configuration)
    around.title = around.title ?? rootViewController?.title
    let built = BuiltCell(
      state.cell, state.configuration, state.geometry, scene: scene,
      styles: views.map { $0.viewStyle(in: state) }, screen: around)
    return (fonts.renderer.layOut(built), fonts.renderer)
  }
}
