import Cassowary
import Geometry

/// A system to solve: the views under one layout root, their guides and their constraints.
///
/// All items are slot numbers, so that the solver needs no lookup by name.
struct SystemPlan {
  /// The layout root's position in the scene, such as the screen's root or a row's content view.
  let root: Int
  /// The slots of the system, where slot 0 is the root and superviews come before subviews.
  private(set) var slots: [Slot]
  /// The constraints in order of declaration.
  private(set) var constraints: [PlacedConstraint] = []
  /// Whether a constraint or frame connects the two axes, so that they are solved as one system.
  private(set) var isJoint = false
  /// The axes that are solved together.
  var solvedAxes: [[Axis]] { isJoint ? [Axis.allCases] : Axis.allCases.map { [$0] } }
  /// The slots whose baselines constraints use.
  private(set) var baselineSlots: [Int] = []
  /// The slots of scroll views whose content size constraints determine, superviews first.
  private(set) var scrollSlots: [Int] = []
  /// The slots of views placed by frames, superviews first.
  private(set) var framedSlots: [Int] = []
  /// The slot of each view, by its position in the scene.
  private var slotOfView: [Int: Int] = [:]
  private var slotOfGuide: [LayoutItem: Int] = [:]

  /// An item that has edges.
  struct Slot {
    let kind: Kind
    /// The position in the scene of the view itself or of the guide's owning view.
    let view: Int
    /// The slot of the view itself or of the guide's owning view.
    let owner: Int
    /// The superview's slot, or nil for the root and for guides.
    let superview: Int?
    /// The frame of a view placed by a frame, or nil.
    var frame: ManualFrame?
    /// The slot of a scroll view's content, or nil.
    var content: Int?
  }

  enum Kind: Hashable {
    case root
    case view
    case customGuide(String)
    /// A scroll view's content.
    case content
    /// An internal guide of the engine, which reports do not mention.
    case systemGuide(String)
    /// A guide whose edges are computed from its owner or the keyboard, not from constraints.
    case derived(DerivedGuide)
  }

  enum DerivedGuide: Hashable {
    case safeArea, margins, readable, topLayout, bottomLayout
    /// A view's keyboard layout guide.
    case keyboardOverlap
    /// A scroll view's content, inset by the scroll view's margins.
    case contentMargins
    /// A scroll view's frame.
    case frame
    /// The keyboard's own frame.
    case keyboard
  }

  /// - Parameters:
  ///   - root: the layout root's position.
  ///   - members: the positions of the root and all views laid out under it, ascending.
  ///   - hierarchy: the scene's views.
  init(root: Int, members: [Int], in hierarchy: ViewHierarchy) {
    self.root = root
    slots = []
    slots.reserveCapacity(members.count)
    slotOfView.reserveCapacity(members.count)
    let nodes = hierarchy.nodes
    for position in members {
      let slot = slots.count
      let superview = position == root ? nil : nodes[position].parent.flatMap { slotOfView[$0] }
      slots.append(
        Slot(
          kind: position == root ? .root : .view, view: position, owner: slot,
          superview: superview))
      slotOfView[position] = slot
      if superview != nil, case .frame(let frame) = nodes[position].placement {
        setFrame(frame, of: slot)
      }
      let id = nodes[position].id
      if nodes[position].arrangement.solvesContent {
        slots[slot].content = slots.count
        scrollSlots.append(slot)
        addGuide(.guide(id, .content), .content, of: slot)
      }
      for guide in nodes[position].customGuides {
        addGuide(.guide(id, .custom(guide)), .customGuide(guide), of: slot)
      }
      for guide in nodes[position].systemGuides {
        addGuide(.guide(id, .system(guide)), .systemGuide(guide), of: slot)
      }
    }
  }

  private mutating func setFrame(_ frame: ManualFrame, of slot: Int) {
    slots[slot].frame = frame
    framedSlots.append(slot)
    if frame.x.heightFactor != 0 || frame.width.heightFactor != 0 { isJoint = true }
  }

  private mutating func addGuide(_ item: LayoutItem, _ kind: Kind, of owner: Int) {
    slotOfGuide[item] = slots.count
    slots.append(Slot(kind: kind, view: slots[owner].view, owner: owner, superview: nil))
  }
}

/// A constraint with its items as slots.
struct PlacedConstraint {
  /// The constraint's index in the scene.
  let position: Int
  let first: Operand
  let terms: [Term]
  let relation: Relation
  let constant: Double
  let priority: Priority
  /// The slot of the items' nearest common ancestor, in whose coordinates locations are measured.
  let holder: Int
  /// Whether locations are measured leftward from the holder's right edge.
  ///
  /// This is the case for leading and trailing in right-to-left layout.
  let isMirrored: Bool
  /// Whether the engine made the constraint; a conflict breaks the author's constraints first.
  let isEngine: Bool

  struct Operand {
    let slot: Int
    let attribute: Attribute
  }

  struct Term {
    let multiplier: Double
    let operand: Operand
  }
}

extension SystemPlan {
  /// Adds a legal constraint between items of the plan.
  mutating func place(
    _ constraint: Constraint, at position: Int, in hierarchy: ViewHierarchy,
    direction: LayoutDirection
  ) {
    guard let first = operand(constraint.first, of: constraint, in: hierarchy) else { return }
    var terms: [PlacedConstraint.Term] = []
    terms.reserveCapacity(constraint.terms.count)
    var holder = slots[first.slot].view
    for term in constraint.terms {
      guard let operand = operand(term.anchor, of: constraint, in: hierarchy) else { return }
      terms.append(.init(multiplier: term.multiplier, operand: operand))
      holder = hierarchy.nearestCommonAncestor(holder, slots[operand.slot].view)
      if operand.attribute.axis != first.attribute.axis { isJoint = true }
    }
    let direction = hierarchy.nodes[holder].direction ?? direction
    noteBaseline(first)
    for term in terms { noteBaseline(term.operand) }
    constraints.append(
      PlacedConstraint(
        position: position, first: first, terms: terms, relation: constraint.relation,
        constant: constraint.constant.value, priority: constraint.priority,
        holder: slotOfView[holder] ?? 0,
        isMirrored: direction == .rightToLeft
          && (first.attribute.followsDirection
            || terms.contains(where: \.operand.attribute.followsDirection)),
        isEngine: constraint.origin.isEngine))
  }

  private mutating func noteBaseline(_ operand: PlacedConstraint.Operand) {
    guard operand.attribute.isBaseline, !baselineSlots.contains(operand.slot) else { return }
    baselineSlots.append(operand.slot)
  }

  private mutating func operand(
    _ written: Anchor, of constraint: Constraint, in hierarchy: ViewHierarchy
  ) -> PlacedConstraint.Operand? {
    let anchor = solved(written, of: constraint, in: hierarchy)
    let isMargin = anchor.attribute.withinMargins != nil
    let item =
      isMargin
      ? LayoutItem.guide(anchor.item.owner, .margins) : hierarchy.resolved(anchor)
    if item.isGuide, let slot = slotOfGuide[item] {
      return .init(slot: slot, attribute: anchor.attribute)
    }
    guard let owner = hierarchy.position(of: item.owner).flatMap({ slotOfView[$0] }) else {
      return nil
    }
    guard item.isGuide else { return .init(slot: owner, attribute: anchor.attribute) }
    guard let guide = DerivedGuide(item) else { return nil }
    slotOfGuide[item] = slots.count
    slots.append(
      Slot(kind: .derived(guide), view: slots[owner].view, owner: owner, superview: nil))
    return .init(slot: slots.count - 1, attribute: anchor.attribute)
  }
}

extension SystemPlan.DerivedGuide {
  fileprivate init?(_ item: LayoutItem) {
    switch item {
    case .keyboard: self = .keyboard
    case .guide(_, .safeArea): self = .safeArea
    case .guide(_, .margins): self = .margins
    case .guide(_, .readable): self = .readable
    case .guide(_, .keyboard): self = .keyboardOverlap
    case .guide(_, .topLayout): self = .topLayout
    case .guide(_, .bottomLayout): self = .bottomLayout
    case .guide(_, .contentMargins): self = .contentMargins
    case .guide(_, .frame): self = .frame
    case .guide(_, .custom), .guide(_, .system), .guide(_, .content), .view: return nil
    }
  }
}
