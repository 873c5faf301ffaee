import Cassowary
import Geometry

extension Scene {
  /// Replaces the frame of each view that constraints use with constraints, as
  /// `translatesAutoresizingMaskIntoConstraints` does.
  ///
  /// Other views keep their frames. A view also keeps its frame if constraints only connect it to
  /// its own descendants.
  mutating func expandMasks() {
    guard views.contains(where: { $0.placement != .constraints }) else { return }
    let hierarchy = ViewHierarchy(views)
    var constrained: Set<Int> = []
    for constraint in constraints {
      let owners = constraint.anchors.compactMap { hierarchy.position(of: $0.item.owner) }
      for owner in owners where views[owner].placement != .constraints {
        let others = owners.filter { $0 != owner }
        let isInside = others.allSatisfy { hierarchy.nearestCommonAncestor($0, owner) == owner }
        if others.isEmpty || !isInside { constrained.insert(owner) }
      }
    }
    for position in constrained.sorted() {
      guard case .frame(let frame) = views[position].placement,
        let parent = views[position].parent
      else { continue }
      let translation = MaskTranslation(
        frame: frame, view: views[position], superview: views[parent],
        designed: frame.designedFor ?? designedSize(of: parent))
      constraints += translation.constraints
      views[position].placement = .constraints
    }
  }

  /// Returns the size of a view's frame as designed, or nil if the view or one of the superviews
  /// that the size depends on has no frame.
  ///
  /// The root's size comes from the environment.
  func designedSize(of position: Int) -> Size? {
    guard let parent = views[position].parent else { return environment.rootFrame.size }
    guard case .frame(let frame) = views[position].placement,
      let size = frame.designedFor
        ?? (frame.hasConstantSize ? .zero : designedSize(of: parent))
    else { return nil }
    return frame.frame(in: size, designedFor: size).size
  }
}

/// The required constraints for a frame and a mask: a size and a position on each axis.
struct MaskTranslation {
  let frame: ManualFrame
  let view: ViewNode
  let superview: ViewNode
  /// The superview's size for which the frame was designed, or nil if constraints determine that
  /// size.
  ///
  /// If nil, the mask does not resize the frame.
  let designed: Size?

  var constraints: [Constraint] { Axis.allCases.flatMap(constraints) }

  private func constraints(_ axis: Axis) -> [Constraint] {
    guard let designed, !frame.mask.isEmpty else { return unresized(axis) }
    let flexible = frame.mask.flexibleParts(axis)
    let total = designed[axis]
    let start = (axis == .horizontal ? frame.x : frame.y).value(in: designed)
    let length = (axis == .horizontal ? frame.width : frame.height).value(in: designed)
    let end = total - start - length
    var flexibleTotal: Points = flexible.size ? length : 0
    if flexible.before { flexibleTotal += start }
    if flexible.after { flexibleTotal += end }
    // length = growth × total + rest
    let growth = flexible.size && flexibleTotal != 0 ? length.value / flexibleTotal.value : 0
    let rest = length - growth * total
    let centre: (factor: Double, constant: Points)
    if flexible.before, flexible.after {
      centre = (total == 0 ? 0 : (start + length / 2).value / total.value, 0)
    } else if flexible.before {
      centre = (1 - growth / 2, -end - rest / 2)
    } else {
      centre = (growth / 2, start + rest / 2)
    }
    return [
      size(axis, growth: growth, rest),
      position(axis, factor: centre.factor, centre.constant),
    ]
  }

  private func size(_ axis: Axis, growth: Double, _ rest: Points) -> Constraint {
    let insets = view.alignmentInsets
    let (dimension, _, _) = attributes(axis)
    let outward = insets.before(axis) + insets.after(axis)
    return constraint(
      dimension, growth == 0 ? [] : [.init(growth, Anchor(.view(superview.id), dimension))],
      constant: rest - outward)
  }

  private func position(_ axis: Axis, factor: Double, _ constant: Points) -> Constraint {
    let insets = view.alignmentInsets
    let (_, centre, end) = attributes(axis)
    let shift = (insets.before(axis) - insets.after(axis)) / 2
    let term =
      factor == 0
      ? Constraint.Term(1, Anchor(.view(superview.id), startEdge(axis)))
      : Constraint.Term(factor, Anchor(.view(superview.id), end))
    return constraint(centre, [term], constant: constant + shift)
  }

  /// Returns the constraints for a frame that the mask does not resize.
  ///
  /// Its start and length may still depend on the superview's size.
  private func unresized(_ axis: Axis) -> [Constraint] {
    let (dimension, _, _) = attributes(axis)
    let insets = view.alignmentInsets
    let start = axis == .horizontal ? frame.x : frame.y
    let length = axis == .horizontal ? frame.width : frame.height
    let edge = startEdge(axis)
    return [
      constraint(
        dimension, terms(length),
        constant: length.constant - insets.before(axis) - insets.after(axis)),
      constraint(
        edge, [.init(1, Anchor(.view(superview.id), edge))] + terms(start),
        constant: start.constant + insets.before(axis)),
    ]
  }

  private func terms(_ length: FrameLength) -> [Constraint.Term] {
    [(length.widthFactor, Attribute.width), (length.heightFactor, .height)]
      .filter { $0.0 != 0 }
      .map { .init($0.0, Anchor(.view(superview.id), $0.1)) }
  }

  private func startEdge(_ axis: Axis) -> Attribute { axis == .horizontal ? .left : .top }

  private func attributes(
    _ axis: Axis
  ) -> (dimension: Attribute, centre: Attribute, end: Attribute) {
    axis == .horizontal ? (.width, .centerX, .right) : (.height, .centerY, .bottom)
  }

  private func constraint(
    _ attribute: Attribute, _ terms: [Constraint.Term], constant: Points
  ) -> Constraint {
    Constraint(
      Anchor(.view(view.id), attribute), .equal, terms, constant: constant,
      origin: .engine(.autoresizing(frame.mask), for: view.id))
  }
}
