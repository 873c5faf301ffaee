import AutoLayout
import Devices
import Geometry
package import ViewKinds

extension BuiltCell {
  /// What the screen's own drawing knows of the cell.
  package var traits: Traits {
    Traits(
      appearance: configuration.appearance, direction: scene.environment.direction,
      grid: scene.environment.grid, tint: screen.tint, systemMargin: geometry.rootMargins.left,
      family: configuration.device.family, sizeClasses: geometry.sizeClasses,
      textSize: configuration.textSize, os: configuration.os, contrast: configuration.contrast)
  }
}
