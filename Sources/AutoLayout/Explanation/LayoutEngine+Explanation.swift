extension LayoutEngine {
  /// Lays a scene out and finds the reasons for what comes of it.
  ///
  /// It takes several times as long as `layout`, which knows nothing of reasons.
  package static func explanation(
    of scene: Scene, measuring text: any TextMeasuring
  ) -> LayoutExplanation {
    let (expanded, _) = expansionAndLayout(of: scene, measuring: text)
    var run = LayoutRun(expanded: expanded, measuring: text)
    run.settled = []
    var layout = run.layout()
    layout.diagnostics = scene.stackFindings + layout.diagnostics
    return ExplanationBuilder(run, layout).explanation
  }
}

/// What was solved under one layout root.
struct SettledPass {
  let pass: SystemPass
  /// The same before the root was given the height that its contents ask for; nil where its height is
  /// given from outside.
  var fitted: SystemPass?
}
