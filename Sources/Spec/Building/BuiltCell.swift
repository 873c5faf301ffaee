package import AutoLayout
package import Devices
package import Diagnostics
import Graphics
package import ViewKinds
import YAML

/// The input for laying out and drawing one cell.
///
/// Only the spans of diagnostics refer to the spec file.
package struct BuiltCell: Sendable {
  package var name: String
  package var configuration: Configuration
  package var geometry: ScreenGeometry
  package var scene: Scene
  /// The styles, one for each view of `scene`, in the same order.
  package var styles: [ViewStyle]
  package var screen: ScreenDescription
  /// The template uses that produced each view, outermost first, by view name.
  var uses: [String: [TemplateUse]] = [:]
  /// The spec's constraints that are inactive in the cell, in file order.
  package var inactiveConstraints: [InactiveConstraint] = []
  /// The diagnostics of this cell only, such as a number that a condition makes invalid.
  package var diagnostics: [Diagnostic] = []

  /// The places of the template uses around `place`, innermost first.
  ///
  /// The uses are those of the first of the views that has any around `place`. Empty if none has.
  package func uses(around place: SourceSpan?, of views: [String]) -> [SourceSpan] {
    let notes = views.lazy.map { uses[$0, default: []].notes(about: place) }
    return notes.first { !$0.isEmpty }?.compactMap(\.span) ?? []
  }

  /// Adds a note to each diagnostic for every template use around its place.
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
  /// The traits for drawing the bars, the keyboard and the rest of the screen around the views.
  package var traits: Traits { Traits(configuration, geometry, screen) }
}
