package import Cassowary
package import Graphics

extension LayoutEngine {
  /// Lays a scene out and explains the layout.
  ///
  /// This takes several times as long as `layout`, which computes no reasons.
  ///
  /// - Parameters:
  ///   - scene: the scene to lay out.
  ///   - text: measures text in the cell's fonts.
  ///   - budget: the work that the layout may take.
  ///   - work: the work that its analysis may take in addition.
  /// - Returns: the layout with its explanation.
  /// - Throws: an error if they take more work.
  package static func explanation(
    of scene: Scene, measuring text: any TextMeasuring, within budget: WorkBudget = .layout,
    adding work: Int = explanationWork
  ) throws(LayoutTooComplex) -> LayoutExplanation {
    let (run, layout) = Self.run(
      of: scene, measuring: text, within: budget, keepsSystems: true)
    try extend(budget, by: work)
    let explanation = ExplanationBuilder(run, layout).explanation
    guard !budget.isUsedUp else { throw LayoutTooComplex(isLaidOut: true) }
    return explanation
  }

  /// Lays a scene out and returns the outcomes of its constraints and contents.
  ///
  /// - Parameters:
  ///   - scene: the scene to lay out.
  ///   - text: measures text in the cell's fonts.
  ///   - budget: the work that the layout may take.
  ///   - work: the work that its analysis may take in addition.
  /// - Returns: the outcomes, which are those of `explanation`.
  /// - Throws: an error if they take more work.
  package static func outcomes(
    of scene: Scene, measuring text: any TextMeasuring, within budget: WorkBudget = .layout,
    adding work: Int = explanationWork
  ) throws(LayoutTooComplex) -> LayoutOutcomes {
    let run = Self.run(of: scene, measuring: text, within: budget, keepsSystems: true).run
    try extend(budget, by: work)
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
    guard !budget.isUsedUp else { throw LayoutTooComplex(isLaidOut: true) }
    return LayoutOutcomes(
      hierarchy: run.hierarchy, constraints: run.scene.constraints, outcomes: outcomes,
      contents: contents)
  }

  /// Adds work to the budget of a layout that is solved.
  private static func extend(
    _ budget: WorkBudget, by work: Int
  ) throws(LayoutTooComplex) {
    guard !budget.isUsedUp else { throw LayoutTooComplex(isLaidOut: false) }
    budget.extend(by: work)
  }
}

/// The solved systems under one layout root.
struct SettledPass {
  let pass: SystemPass
  /// The pass before the root's height was fixed at its fitting height, or nil if the height was
  /// given.
  var fitted: SystemPass?
}
