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
  let compositor: FilmCompositor
  /// The diagnostics of both ends, without duplicates.
  package let diagnostics: [Diagnostic]
  /// The diagnostics of the spec in both end cells.
  package let specDiagnostics: [Diagnostic]

  init(
    _ film: TransitionCell, from: LaidOutCell, to: LaidOutCell, screen: ScreenTransition,
    compositor: FilmCompositor
  ) {
    self.film = film
    self.from = from
    self.to = to
    self.screen = screen
    self.compositor = compositor
    diagnostics =
      from.diagnostics + to.diagnostics.filter { !from.diagnostics.contains($0) }
    specDiagnostics = from.built.diagnostics + to.built.diagnostics
  }

  var moments: [(time: Double, progress: Double)] { film.transition.moments }

  /// The size of a picture, in points.
  package var size: Size { compositor.size }

  /// The number of device pixels in a point.
  package var scale: Int { from.built.geometry.scale }

  /// The appearance of the background.
  var appearance: Appearance { Self.appearance(from, to) }

  static func appearance(_ from: LaidOutCell, _ to: LaidOutCell) -> Appearance {
    let isDark = [from, to].allSatisfy { $0.built.configuration.appearance == .dark }
    return isDark ? .dark : .light
  }
}
