package import Graphics

extension LayoutEngine {
  /// Lays a scene out and explains the layout.
  ///
  /// This takes several times as long as `layout`, which computes no reasons.
  ///
  /// - Parameters:
  ///   - scene: the scene to lay out.
  ///   - text: measures text in the cell's fonts.
  ///   - depth: the parts of the explanation to compute.
  /// - Returns: the layout with its explanation.
  package static func explanation(
    of scene: Scene, measuring text: any TextMeasuring,
    depth: LayoutExplanation.Depth = .reasons
  ) -> LayoutExplanation {
    let (run, layout) = Self.run(of: scene, measuring: text, keepsSystems: true)
    return ExplanationBuilder(run, layout, depth: depth).explanation
  }
}

/// The solved systems under one layout root.
struct SettledPass {
  let pass: SystemPass
  /// The pass before the root's height was fixed at its fitting height, or nil if the height was
  /// given.
  var fitted: SystemPass?
}
