package import AutoLayout
package import Devices
package import Diagnostics
package import Graphics
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
  package var looks: [ViewLook]
  package var screen: ScreenDescription
  /// The templates that views were written out from, by the views' names.
  var uses: [String: [TemplateUse]] = [:]
  /// The constraints of the spec that take no part in the cell, in the order of the file.
  package var absent: [AbsentConstraint] = []

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

/// The screen around the views.
package struct ScreenDescription: Hashable, Sendable {
  package var background: Color
  package var statusBarStyle = StatusBarStyle.default
  /// The navigation bar's title; nil without one.
  package var title: String?
  /// The back button's title; nil without a button.
  package var backTitle: String?
  /// The line above the navigation bar's title; nil without one.
  package var prompt: String?
  package var leftItems: [BarButton]
  package var rightItems: [BarButton]
  /// The placeholder of the navigation bar's search field; nil without one.
  package var searchPlaceholder: String?
  /// The navigation bar's own colour; nil for the system's.
  package var barTint: Color?
  package var tabs: [TabItem]
  /// Counted from 0.
  package var selectedTab: Int
  package var toolbarItems: [BarButton]
  /// The colour of interactive parts of the bars.
  package var tint: Color
}
