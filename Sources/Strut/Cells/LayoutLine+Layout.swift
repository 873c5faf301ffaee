import AutoLayout
import Snapshots

extension LayoutLine {
  /// One line for each view, superviews before their subviews.
  static func lines(of layout: Layout) -> [LayoutLine] {
    var depths: [ViewID: Int] = [:]
    return layout.inTreeOrder.map { view in
      let depth = view.superview.flatMap { depths[$0] }.map { $0 + 1 } ?? 0
      depths[view.id] = depth
      return LayoutLine(id: view.id.name, kind: view.kind, depth: depth, frame: view.frame)
    }
  }
}
