import Geometry

/// Lays a scene out.
package enum LayoutEngine {
  /// The frames of every view of `scene`, and what is wrong with it.
  package static func layout(_ scene: Scene, measuring text: any TextMeasuring) -> Layout {
    let views = scene.views.map { node in
      ViewLayout(
        id: node.id, kind: node.kind, superview: node.parent.map { scene.views[$0].id },
        frame: .zero, exact: .zero, inScreen: .zero, safeArea: .zero)
    }
    return Layout(views: views, diagnostics: [])
  }
}
