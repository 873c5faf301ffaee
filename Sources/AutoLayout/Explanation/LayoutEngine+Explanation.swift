package import Graphics

extension LayoutEngine {
  /// Lays a scene out and explains the layout.
  ///
  /// It takes several times as long as `layout`, which knows nothing of reasons.
  ///
  /// - Parameters:
  ///   - scene: the scene to lay out.
  ///   - text: measures its texts.
  ///   - depth: the parts of the explanation to compute.
  /// - Returns: the layout with its explanation.
  package static func explanation(
    of scene: Scene, measuring text: any TextMeasuring,
    depth: LayoutExplanation.Depth = .reasons
  ) -> LayoutExplanation {
    let (expanded, _) = expansionAndLayout(of: scene, measuring: text)
    var run = LayoutRun(expanded: expanded, measuring: text)
    run.settled = []
    var layout = run.layout()
    layout.diagnostics = scene.stackFindings + layout.diagnostics
    return ExplanationBuilder(run, layout, depth: depth).explanation
  }
}

/// The solved systems under one layout root.
struct SettledPass {
  let pass: SystemPass
  /// The same before the root was given the height that its contents ask for; nil where its height is
  /// given from outside.
  var fitted: SystemPass?
}
