package import Geometry

/// What became of one view between two layouts.
package enum LayoutChange: Hashable, Sendable {
  case appeared(id: String, frame: Rect)
  case vanished(id: String)
  case becameKind(id: String, old: String, new: String)
  /// The origin moved and the size changed by these points; zero where it did not.
  case changed(id: String, moved: Point, grown: Size)

  /// What changed, in the new layout's order, vanished views last.
  ///
  /// Frames are in the superview's coordinates, so that views which only went along with their
  /// superview are not told again.
  ///
  /// - Parameters:
  ///   - old: the reference's layout.
  ///   - new: the layout just solved.
  /// - Returns: nothing for equal layouts.
  package static func changes(from old: [LayoutLine], to new: [LayoutLine]) -> [LayoutChange] {
    let before = Dictionary(old.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let after = Set(new.map(\.id))
    let changes = new.compactMap { line -> LayoutChange? in
      guard let was = before[line.id] else { return .appeared(id: line.id, frame: line.frame) }
      if was.kind != line.kind { return .becameKind(id: line.id, old: was.kind, new: line.kind) }
      guard was.frame != line.frame else { return nil }
      return .changed(
        id: line.id,
        moved: Point(x: line.frame.x - was.frame.x, y: line.frame.y - was.frame.y),
        grown: Size(
          width: line.frame.width - was.frame.width, height: line.frame.height - was.frame.height))
    }
    return changes + old.filter { !after.contains($0.id) }.map { .vanished(id: $0.id) }
  }
}

extension LayoutChange: CustomStringConvertible {
  /// `` `send` moved 12 pt left and is 44 pt narrower ``.
  package var description: String {
    switch self {
    case .appeared(let id, let frame):
      "`\(id)` appeared at (\(frame.x), \(frame.y)), \(frame.width) × \(frame.height) pt"
    case .vanished(let id): "`\(id)` vanished"
    case .becameKind(let id, let old, let new): "`\(id)` was a \(old) and is a \(new)"
    case .changed(let id, let moved, let grown): "`\(id)` \(Self.words(moved, grown))"
    }
  }

  private static func words(_ moved: Point, _ grown: Size) -> String {
    let steps = [
      distance(moved.x, "left", "right"), distance(moved.y, "up", "down"),
    ].compactMap { $0 }
    let sizes = [
      distance(grown.width, "narrower", "wider"), distance(grown.height, "shorter", "taller"),
    ].compactMap { $0 }
    let parts =
      (steps.isEmpty ? [] : ["moved \(steps.joined(separator: " and "))"])
      + (sizes.isEmpty ? [] : ["is \(sizes.joined(separator: " and "))"])
    return parts.joined(separator: " and ")
  }

  private static func distance(_ value: Points, _ negative: String, _ positive: String) -> String? {
    let shown = "\(max(value, -value))"
    guard shown != "0" else { return nil }
    return "\(shown) pt \(value < 0 ? negative : positive)"
  }
}
