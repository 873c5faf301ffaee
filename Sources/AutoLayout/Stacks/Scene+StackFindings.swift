import Diagnostics
import Geometry

extension Scene {
  /// The diagnostics for stack properties that cannot be applied.
  ///
  /// An error in a row template repeats in every row made from it, so only the first is reported.
  var stackFindings: [Diagnostic] {
    guard views.contains(where: { $0.stack != nil }) else { return [] }
    let hierarchy = ViewHierarchy(views)
    var reported: Set<String> = []
    return views.indices.flatMap(stackFindings).compactMap { position, finding in
      let root = hierarchy.layoutRoots[position]
      guard root != 0 else { return finding }
      let text = finding.message.text.replacing(views[root].id.name, with: "row")
      return reported.insert(text).inserted ? finding : nil
    }
  }

  private func stackFindings(of position: Int) -> [(Int, Diagnostic)] {
    let view = views[position]
    var findings: [Diagnostic] = []
    if let metrics = view.stack, metrics.axis == .vertical, metrics.alignment.isBaseline {
      findings.append(
        Diagnostic(
          .baselineInVerticalStack(view.id.name, metrics.alignment), at: view.span,
          notes: [.baselinesOfVerticalStacks], help: .baselineInVerticalStackHelp,
          views: [view.id.name]))
    }
    if case .frame(let frame) = view.placement, let parent = view.parent,
      views[parent].stack != nil, !views[parent].leavesAlone(view.id)
    {
      let stack = views[parent].id.name
      findings.append(
        Diagnostic(
          .frameInStack(view.id.name, of: stack), at: frame.span ?? view.span,
          help: .frameInStackHelp(view.id.name), views: [stack, view.id.name]))
    }
    return findings.map { (position, $0) }
  }
}
