package import AutoLayout
package import Snapshots

extension LayoutLine {
  /// One line for each view.
  ///
  /// Superviews come before their subviews.
  ///
  /// - Parameters:
  ///   - layout: the layout of one cell.
  ///   - appearances: one for each view, in the scene's order; empty to have only frames.
  /// - Returns: the lines in reading order.
  package static func lines(of layout: Layout, _ appearances: [ViewAppearance]) -> [LayoutLine] {
    var depths: [ViewID: Int] = [:]
    let appearances = Dictionary(
      zip(layout.views.map(\.id), appearances), uniquingKeysWith: { first, _ in first })
    return layout.inTreeOrder.map { view in
      let depth = view.superview.flatMap { depths[$0] }.map { $0 + 1 } ?? 0
      depths[view.id] = depth
      return LayoutLine(
        id: view.id.name, kind: view.kind, depth: depth, frame: view.frame,
        appearance: appearances[view.id] ?? ViewAppearance())
    }
  }
}
