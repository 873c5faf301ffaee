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
    let (cell, renderer, _) = try cell()
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
    let (cell, renderer, _) = try cell()
    do {
      return try renderer.svg(of: cell)
    } catch {
      throw LayoutProblem(environment: error)
    }
  }

  /// A drawn window, with all that explains a difference from its reference.
  package struct Snapshot: Sendable {
    /// The picture and all other data of a reference.
    package let cell: RenderedCell
    fileprivate let explainer: ConstraintExplainer
    /// The calls that made each constraint of the window's scene.
    fileprivate let calls: [CallTrace]

    /// The changes of constraints that cause a difference from a reference.
    ///
    /// - Parameters:
    ///   - old: the text that was kept with the reference.
    ///   - fonts: the fonts of the thread, with which the window is laid out anew.
    ///   - elsewhere: the file for constraints whose place is not known.
    ///   - place: returns the file and the line of the code that made a constraint.
    /// - Returns: empty if the constraints did not change, if their changes have no effect, or if
    ///   their effects take too much work to find.
    package func changes(
      since old: SpecSource, fonts: SharedFonts, elsewhere: String,
      place: (CallTrace) -> (file: String, line: Int)?
    ) -> [SpecChange] {
      guard let renderer = try? fonts.fonts().renderer else { return [] }
      let changes = try? explainer.changes(since: old, by: renderer, elsewhere: elsewhere) {
        place(calls[$0])
      }
      return changes ?? []
    }
  }

  /// Lays out the window and draws its screen, with all data that a reference contains.
  package func snapshot() throws(LayoutProblem) -> Snapshot {
    let (laidOut, renderer, constraints) = try cell()
    let explainer = ConstraintExplainer(laidOut.built)
    do {
      var cell = try renderer.snapshot(of: laidOut)
      cell.source = explainer.source
      return Snapshot(
        cell: cell, explainer: explainer,
        calls: constraints.map(\.calls))
    } catch {
      throw LayoutProblem(environment: error)
    }
  }

  /// Returns the laid-out window as a cell of a spec, with the renderer for it and the constraints of
  /// its scene.
  private func cell() throws(LayoutProblem) -> (LaidOutCell, CellRenderer, [LayoutConstraint]) {
    let shared = try (measurer as? SharedFonts)?.fonts()
    guard let fonts = shared ?? (measurer as? WindowFonts) else {
      throw LayoutProblem("the window has no fonts to draw with")
    }
    let settled = view.layOut()
    let session = settled?.session ?? LayoutSession(of: view)
    let (views, scene) = (session.views, session.scene)
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
    let laidOut = fonts.renderer.layOut(
      built, as: settled?.layout ?? session.layout())
    return (laidOut, fonts.renderer, session.constraints)
  }
}
