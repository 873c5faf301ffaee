import Devices
package import Diagnostics
import Drawing
package import Geometry
import Spec

/// A transition whose ends are laid out.
package struct Film: Sendable {
  let film: TransitionCell
  let from: LaidOutCell
  let to: LaidOutCell
  let screen: ScreenTransition
  let stage: FilmStage
  /// Of both ends, each thing once.
  package let diagnostics: [Diagnostic]
  /// What is wrong with the spec at one of the ends.
  package let specDiagnostics: [Diagnostic]

  init(
    _ film: TransitionCell, from: LaidOutCell, to: LaidOutCell, screen: ScreenTransition,
    stage: FilmStage
  ) {
    self.film = film
    self.from = from
    self.to = to
    self.screen = screen
    self.stage = stage
    diagnostics =
      from.diagnostics + to.diagnostics.filter { !from.diagnostics.contains($0) }
    specDiagnostics = from.specDiagnostics + to.specDiagnostics
  }

  var moments: [(time: Double, progress: Double)] { film.transition.moments }

  /// Of a picture, in points.
  package var size: Size { stage.size }

  /// Device pixels in a point.
  package var scale: Int { from.built.geometry.scale }

  /// Of the ground under its pictures.
  var appearance: Appearance { Self.appearance(from, to) }

  static func appearance(_ from: LaidOutCell, _ to: LaidOutCell) -> Appearance {
    let isDark = [from, to].allSatisfy { $0.built.configuration.appearance == .dark }
    return isDark ? .dark : .light
  }
}
