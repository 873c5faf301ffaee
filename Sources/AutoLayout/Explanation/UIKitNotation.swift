import Cassowary
import Geometry

/// The notation of constraints in UIKit's logs.
///
/// Views have identifiers, so the notation uses these, and addresses appear only in the list of
/// names. Addresses are derived from positions in the scene, so they are the same in every run. The
/// notation follows public logs of iOS 13 and later.
struct UIKitNotation {
  let scene: Scene
  let hierarchy: ViewHierarchy

  /// Returns the log entry of a constraint.
  ///
  /// - Parameters:
  ///   - constraint: a constraint of the scene.
  ///   - position: its index in the scene, which determines its address.
  /// - Returns: `<NSLayoutConstraint:0x… 'identifier' H:|-(20)-[a]   (active, names: …)>`.
  func text(of constraint: Constraint, at position: Int) -> String {
    let body = spacing(constraint) ?? equation(constraint)
    var head = "NSLayoutConstraint:\(Self.address(constraint: position))"
    if let name = constraint.name { head += " '\(name)'" }
    if case .engine(let role, _) = constraint.origin {
      switch role {
      case .autoresizing(let mask):
        head = "NSAutoresizingMaskLayoutConstraint:\(Self.address(constraint: position))"
        head += " \(mask.notation)"
      case .stack(let role): head += " '\(role.rawValue)'"
      case .fitting: break
      }
    }
    return "<\(head) \(body.text)   (active\(names(body.views, superview: body.superview)))>"
  }

  /// Returns the log entry of UIKit's `UIView-Encapsulated-Layout` constraint for a root's size.
  func encapsulated(_ root: Int, _ axis: Axis, length: Points) -> String {
    let node = hierarchy.nodes[root]
    let (side, dimension) = axis == .horizontal ? ("Width", "width") : ("Height", "height")
    let address = Self.address(constraint: scene.constraints.count + (axis == .horizontal ? 0 : 1))
    return """
      <NSLayoutConstraint:\(address) 'UIView-Encapsulated-Layout-\(side)' \
      \(node.id.name).\(dimension) == \(Self.number(length.value))   \
      (active\(names([node.id], superview: nil)))>
      """
  }

  /// Returns the log entry of a content size with required hugging or compression resistance.
  func contentSize(_ view: Int, _ axis: Axis, length: Points) -> String {
    let node = hierarchy.nodes[view]
    let dimension = axis.dimension
    let address = Self.address(constraint: scene.constraints.count + 2 + view)
    return """
      <NSContentSizeLayoutConstraint:\(address) \(node.id.name).\(dimension) == \
      \(Self.number(length.value)) Hug:\(Self.number(node.hugging[axis].level)) \
      CompressionResistance:\(Self.number(node.compression[axis].level))   \
      (active\(names([node.id], superview: nil)))>
      """
  }

  // MARK: Bodies

  private struct Body {
    var text: String
    /// The views in order of appearance.
    var views: [ViewID]
    /// The view that `|` represents.
    var superview: ViewID?
  }

  /// Returns the visual format of a space between two edges, or nil if UIKit prints an equation.
  ///
  /// UIKit prints a visual format for a space between the same edges of a view and its superview,
  /// and for a space from one view's far edge to another view's near edge.
  private func spacing(_ constraint: Constraint) -> Body? {
    guard let term = constraint.terms.first, constraint.terms.count == 1, term.multiplier == 1,
      let (first, axis) = ends(of: constraint.first), let (second, _) = ends(of: term.anchor)
    else { return nil }
    let space = space(constraint)
    let prefix = axis == .horizontal ? "H:" : "V:"
    let suffix = constraint.first.attribute.ignoresDirection ? "(LTR)" : ""
    let (one, other) = (constraint.first.item, term.anchor.item)
    switch (first, second) {
    case (.near, .near) where isSuperview(other, of: one):
      return Body(
        text: "\(prefix)|-\(space)-[\(name(one))]\(suffix)", views: [one.owner],
        superview: other.owner)
    case (.far, .far) where isSuperview(one, of: other):
      return Body(
        text: "\(prefix)[\(name(other))]-\(space)-|\(suffix)", views: [other.owner],
        superview: one.owner)
    case (.near, .far) where one.owner != other.owner:
      return Body(
        text: "\(prefix)[\(name(other))]-\(space)-[\(name(one))]\(suffix)",
        views: [other.owner, one.owner])
    default: return nil
    }
  }

  private enum End { case near, far }

  private func ends(of anchor: Anchor) -> (End, Axis)? {
    switch anchor.attribute {
    case .leading, .left: (.near, .horizontal)
    case .trailing, .right: (.far, .horizontal)
    case .top: (.near, .vertical)
    case .bottom: (.far, .vertical)
    default: nil
    }
  }

  private func space(_ constraint: Constraint) -> String {
    let relation = constraint.relation == .equal ? "" : constraint.relation.symbol
    return "(\(relation)\(Self.number(constraint.constant.value))\(priority(constraint)))"
  }

  private func priority(_ constraint: Constraint) -> String {
    constraint.priority.isRequired ? "" : "@\(Self.number(constraint.priority.level))"
  }

  private func isSuperview(_ item: LayoutItem, of other: LayoutItem) -> Bool {
    guard case .view(let id) = item else { return false }
    switch other {
    case .view(let view): return hierarchy.superview(of: view) == id
    case .guide(let owner, _): return owner == id
    case .keyboard: return false
    }
  }

  private func equation(_ constraint: Constraint) -> Body {
    var text = "\(name(constraint.first)) \(constraint.relation.symbol) "
    for (index, term) in constraint.terms.enumerated() {
      if index > 0 { text += term.multiplier < 0 ? " - " : " + " }
      let factor = index == 0 ? term.multiplier : abs(term.multiplier)
      if factor != 1 { text += "\(Self.number(factor))*" }
      text += name(term.anchor)
    }
    let constant = constraint.constant.value
    if constraint.terms.isEmpty {
      text += Self.number(constant)
    } else if constant != 0 {
      text += " \(constant < 0 ? "-" : "+") \(Self.number(abs(constant)))"
    }
    if !constraint.priority.isRequired {
      text += " priority:\(Self.number(constraint.priority.level))"
    }
    var views: [ViewID] = []
    for anchor in constraint.anchors where !views.contains(anchor.item.owner) {
      views.append(anchor.item.owner)
    }
    return Body(text: text, views: views)
  }

  // MARK: Names

  private func name(_ anchor: Anchor) -> String {
    "\(name(anchor.item)).\(anchor.attribute.rawValue)"
  }

  private func name(_ item: LayoutItem) -> String {
    switch item {
    case .view(let id): id.name
    case .keyboard: "keyboard"
    case .guide(let owner, let guide):
      "UILayoutGuide:\(address(owner, plus: 0x40))'\(guide.logName)'"
    }
  }

  private func names(_ views: [ViewID], superview: ViewID?) -> String {
    var entries = views.map { "\($0.name):\(address($0))" }
    if let superview { entries.append("'|':\(superview.name):\(address(superview))") }
    return entries.isEmpty ? "" : ", names: \(entries.joined(separator: ", ")) "
  }

  private func address(_ view: ViewID, plus offset: Int = 0) -> String {
    let position = hierarchy.position(of: view) ?? 0
    return "0x\(String(0x7f90_1000_0000 + position * 0x200 + offset, radix: 16))"
  }

  private static func address(constraint position: Int) -> String {
    "0x\(String(0x6000_0200_0000 + position * 0x50, radix: 16))"
  }

  /// Returns a number with six significant digits, as C's `%g` formats numbers of these sizes.
  private static func number(_ value: Double) -> String {
    var magnitude = abs(value)
    var places = magnitude < 1 ? 6 : 5
    while magnitude >= 10, places > 0 {
      magnitude /= 10
      places -= 1
    }
    return DecimalText.shortest(value, places: places)
  }
}

extension Guide {
  /// The identifier of the guide in UIKit's logs.
  fileprivate var logName: String {
    switch self {
    case .safeArea: "UIViewSafeAreaLayoutGuide"
    case .margins: "UIViewLayoutMarginsGuide"
    case .readable: "UIViewReadableContentGuide"
    case .keyboard: "UIKeyboardLayoutGuide"
    case .topLayout: "_UIViewControllerTop"
    case .bottomLayout: "_UIViewControllerBottom"
    case .content: "_UIScrollViewLayoutGuide"
    case .contentMargins: "UIScrollView-content-margins"
    case .frame: "_UIScrollViewFrameGuide"
    case .custom(let name), .system(let name): name
    }
  }
}
