package import AutoLayout
package import Devices
package import Diagnostics
import Graphics
package import ViewKinds
import YAML

/// The input for laying out and drawing one cell.
///
/// Only the spans for diagnostics refer to the file.
package struct BuiltCell: Sendable {
  package var name: String
  package var configuration: Configuration
  package var geometry: ScreenGeometry
  package var scene: Scene
  /// The styles of the scene's views, in the same order.
  package var styles: [ViewStyle]
  package var screen: ScreenDescription
  /// The templates that produced each view, by view name.
  var uses: [String: [TemplateUse]] = [:]
  /// The spec's constraints that are inactive in the cell, in file order.
  package var inactiveConstraints: [InactiveConstraint] = []
  /// The diagnostics of this cell only, such as numbers that a condition makes illegal.
  package var diagnostics: [Diagnostic] = []

  /// The places of the template uses around `place` that concern the given views, innermost first.
  package func uses(around place: SourceSpan?, of views: [String]) -> [SourceSpan] {
    let notes = views.lazy.map { uses[$0, default: []].notes(about: place) }
    return notes.first { !$0.isEmpty }?.compactMap(\.span) ?? []
  }

  /// Adds notes about the surrounding template uses to each diagnostic.
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
