package import Graphics

extension LayoutEngine {
  /// Lays a scene out and explains the layout.
  ///
  /// This takes several times as long as `layout`, which computes no reasons.
  ///
  /// - Parameters:
  ///   - scene: the scene to lay out.
  ///   - text: measures text in the cell's fonts.
  /// - Returns: the layout with its explanation.
  package static func explanation(
    of scene: Scene, measuring text: any TextMeasuring
  ) -> LayoutExplanation {
    let (run, layout) = Self.run(of: scene, measuring: text, keepsSystems: true)
    return ExplanationBuilder(run, layout).explanation
  }

  /// Lays a scene out and returns the outcomes of its constraints and contents.
  ///
  /// - Parameters:
  ///   - scene: the scene to lay out.
  ///   - text: measures text in the cell's fonts.
  /// - Returns: the outcomes, which are those of `explanation`.
  package static func outcomes(
    of scene: Scene, measuring text: any TextMeasuring
  ) -> LayoutOutcomes {
    let run = Self.run(of: scene, measuring: text, keepsSystems: true).run
    var outcomes: [ConstraintExplanation.Outcome] = Array(
      repeating: .illegal, count: run.scene.constraints.count)
    var contents: [ContentExplanation] = []
    for pass in (run.settled ?? []).map(\.pass) {
      // One analysis at a time, because each holds several solvers.
      for axes in pass.plan.solvedAxes {
        let analysis = ConstraintAnalysis(pass, axes: axes)
        for (position, outcome) in analysis.outcomes { outcomes[position] = outcome }
        contents += analysis.contents.map(\.content)
      }
    }
    return LayoutOutcomes(
      hierarchy: run.hierarchy, constraints: run.scene.constraints, outcomes: outcomes,
      contents: contents)
  }
}

/// The solved systems under one layout root.
struct SettledPass {
  let pass: SystemPass
  /// The pass before the root's height was fixed at its fitting height, or nil if the height was
  /// given.
  var fitted: SystemPass?
}
