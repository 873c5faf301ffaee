package import AutoLayout
package import Devices
package import Diagnostics
import Graphics
package import ViewKinds
import YAML

/// Everything that laying out and drawing one cell needs; nothing in it refers to the file
/// but the places that diagnostics name.
package struct BuiltCell: Sendable {
  package var name: String
  package var configuration: Configuration
  package var geometry: ScreenGeometry
  package var scene: Scene
  /// One for each view of the scene, in its order.
  package var styles: [ViewStyle]
  package var screen: ScreenDescription
  /// The templates that views were written out from, by the views' names.
  var uses: [String: [TemplateUse]] = [:]
  /// The constraints of the spec that take no part in the cell, in the order of the file.
  package var inactiveConstraints: [InactiveConstraint] = []
  /// The mistakes of the spec in this cell alone, such as numbers that a condition makes illegal.
  package var diagnostics: [Diagnostic] = []

  /// The uses of the templates that a place which speaks of views is written in, the innermost first.
  package func uses(around place: SourceSpan?, of views: [String]) -> [SourceSpan] {
    let notes = views.lazy.map { uses[$0, default: []].notes(about: place) }
    return notes.first { !$0.isEmpty }?.compactMap(\.span) ?? []
  }

  /// What was found wrong with the layout, with the uses of the templates that it is written in.
  package func namingUses(in diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.map { found in
      var found = found
      let notes = found.views.lazy.map { uses[$0, default: []].notes(about: found.span) }
      found.notes += notes.first { !$0.isEmpty } ?? []
      return found
    }
  }
}

extension BuiltCell {
  /// The traits of the screen around the views.
  package var traits: Traits { Traits(configuration, geometry, screen) }
}
