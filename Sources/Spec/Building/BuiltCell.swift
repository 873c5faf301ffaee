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
  /// The texts of what the screen presents and of its bars, then those of its columns' bars, visible
  /// or not.
  package var barTexts: [BarText] = []
  /// The buttons of the same bars, by `BarButton.number`.
  package var barButtons: [DeclaredBarButton] = []
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

  /// Adds notes to each diagnostic: one for every template use around its place, and one for every
  /// entry of `when` that took constraints from its ambiguous view.
  ///
  /// Ambiguities of views that the cell does not have are left out.
  package func namingCauses(in diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.filter { !isAboutAbsentViews($0) }.map { found in
      var found = found
      let notes = found.views.lazy.map { uses[$0, default: []].notes(about: found.span) }
      found.notes += notes.first { !$0.isEmpty } ?? []
      if found.message.rule == LintRuleName.ambiguous.rawValue, let view = found.views.first {
        found.notes += entries(thatSwitchOffConstraintsOf: view).map { .switchedOff(by: $0) }
      }
      return found
    }
  }

  /// Whether an ambiguity is only that of views that the cell does not have: they or views around
  /// them are hidden, and no constraint names them.
  ///
  /// Interface Builder calls such views not installed.
  private func isAboutAbsentViews(_ diagnostic: Diagnostic) -> Bool {
    guard diagnostic.message.rule == LintRuleName.ambiguous.rawValue, !diagnostic.views.isEmpty
    else { return false }
    return diagnostic.views.allSatisfy { name in
      guard let index = scene.views.firstIndex(where: { $0.id.name == name }) else { return false }
      var next: Int? = index
      while let position = next, !scene.views[position].isHidden {
        next = scene.views[position].parent
      }
      let id = scene.views[index].id
      return next != nil
        && !scene.constraints.contains { $0.anchors.contains { $0.item.owner == id } }
    }
  }

  /// The entries of `when` that deactivate or replace constraints whose first item is the view, in
  /// file order.
  private func entries(thatSwitchOffConstraintsOf view: String) -> [WhenEntry] {
    var entries: [WhenEntry] = []
    for inactive in inactiveConstraints
    where inactive.constraint.first.item.owner.name == view {
      guard case .switchedOff(let entry) = inactive.cause, !entries.contains(entry) else {
        continue
      }
      entries.append(entry)
    }
    return entries
  }
}

extension BuiltCell {
  /// The traits for drawing the bars, the keyboard and the rest of the screen around the views.
  package var traits: Traits { Traits(configuration, geometry, screen) }
}

extension Note {
  fileprivate static func switchedOff(by entry: WhenEntry) -> Note {
    Note(
      "the entry of `when` for `\(entry.condition)` takes constraints away from it", at: entry.span)
  }
}
