import AutoLayout
import Cassowary
import Diagnostics
import Geometry
import Graphics

/// The engine's scene of a view hierarchy, with the view for each node.
struct LayoutSession {
  /// The views, in the order of the scene.
  let views: [View]
  /// The active constraints, in the order of the scene.
  private(set) var constraints: [LayoutConstraint] = []
  private(set) var scene: Scene
  /// The number of nodes before those of `views`: 1 if nothing fixes the topmost view's size.
  let offset: Int
  private let ids: [ObjectIdentifier: ViewID]
  private let guideNames: [ObjectIdentifier: String]
  private let text: any TextMeasuring

  /// Creates the scene of the hierarchy that contains a view.
  init(of view: View) {
    let root = view.topmost
    let names = ElementNames(root)
    views = names.views
    ids = names.ids
    guideNames = names.guides
    let detached = root.overrides?.detached
    let screen =
      root.host?.screen
      ?? Screen(
        size: root.frame.size, scale: detached?.screen.scale ?? 1, margin: View.standaloneMargin)
    text = root.host?.text ?? detached?.text ?? NoText()
    let direction = root.ownDirection ?? screen.direction
    let environment = screen.environment(
      content: screen.content(of: root.controller), margins: root.ownMargins(direction))
    var positions: [ObjectIdentifier: Int] = [:]
    for (position, view) in names.views.enumerated() {
      positions[ObjectIdentifier(view)] = position
    }
    // UIKit leaves the size of a topmost view to constraints if its mask is not translated.
    let isOpen =
      root.host == nil && root.overrides != nil && !root.translatesAutoresizingMaskIntoConstraints
    let offset = isOpen ? 1 : 0
    self.offset = offset
    let around = isOpen ? [ViewNode(id: ViewID("\u{0}around"), kind: "view", parent: nil)] : []
    let nodes =
      around
      + names.views.map { view in
        view.node(
          id: names.ids[ObjectIdentifier(view)] ?? .root,
          parent: view.superview.flatMap { positions[ObjectIdentifier($0)] }.map { $0 + offset }
            ?? (isOpen ? 0 : nil),
          guides: view.layoutGuides.compactMap { names.guides[ObjectIdentifier($0)] },
          direction: screen.direction, identify: { names.ids[ObjectIdentifier($0)] })
      }
    var active = names.views.flatMap(\.constraints)
    let places = active.indices.sorted { (active[$0].order, $0) < (active[$1].order, $1) }
    active = places.map { active[$0] }
    scene = Scene(environment: environment, views: nodes, constraints: [])
    for constraint in active {
      if let problem = constraint.lateProblem {
        // UIKit refuses the pair when the views come into a window.
        if root.host != nil { constraint.refuseOnce(problem) }
        continue
      }
      guard let made = engineConstraint(constraint) else { continue }
      scene.constraints.append(made)
      constraints.append(constraint)
    }
  }

  func id(of view: View) -> ViewID? { ids[ObjectIdentifier(view)] }

  func layout() -> Layout { LayoutEngine.unlimitedLayout(scene, measuring: text) }

  func layout(_ scene: Scene) -> Layout { LayoutEngine.unlimitedLayout(scene, measuring: text) }

  func fittingSize(of view: View, _ targets: PerAxis<FittingTarget>) -> Size? {
    id(of: view).flatMap {
      LayoutEngine.fittingSize(
        of: $0, in: scene, targets: targets, safeArea: view.safeAreaInsets, measuring: text)
    }
  }

  private func engineConstraint(_ constraint: LayoutConstraint) -> Constraint? {
    guard let first = constraint.firstItem.flatMap(item),
      let attribute = constraint.firstAttribute.attribute,
      let priority = constraint.priority.level
    else { return nil }
    var terms: [Constraint.Term] = []
    for term in constraint.terms {
      guard let item = term.item.flatMap(item), let attribute = term.attribute.attribute
      else { return nil }
      terms.append(.init(term.multiplier, Anchor(item, attribute)))
    }
    return Constraint(
      Anchor(first, attribute), constraint.relation.relation, terms, constant: constraint.constant,
      priority: priority, name: constraint.identifier, origin: .code)
  }

  private func item(_ element: LayoutElement) -> LayoutItem? {
    guard let owner = element.owner, let id = id(of: owner) else { return nil }
    guard let guide = element as? LayoutGuide else { return .view(id) }
    let name = guideNames[ObjectIdentifier(guide)] ?? ""
    if guide.kind == .own, name.isEmpty { return nil }
    return .guide(id, guide.kind.guide(named: name))
  }
}

extension LayoutSession {
  /// Returns the frame of a guide in the coordinates of its view, or nil without an owning view.
  func frame(of guide: LayoutGuide) -> Rect? {
    guard let owner = guide.owner, let item = item(guide),
      let position = views.firstIndex(of: owner)
    else { return nil }
    let parent = position + offset
    var probed = scene
    let probe = ViewID("\u{0}probe")
    probed.views.append(ViewNode(id: probe, kind: "view", parent: parent))
    for attribute in [Attribute.left, .right, .top, .bottom] {
      probed.constraints.append(
        Constraint(
          Anchor(.view(probe), attribute), .equal, [.init(1, Anchor(item, attribute))],
          origin: .code))
    }
    return layout(probed).views.last?.frame.offset(by: owner.boundsOrigin)
  }
}

/// Text measurement for views outside a window, which have no fonts.
///
/// All sizes are 0.
struct NoText: TextMeasuring {
  func extent(of content: TextContent, width: Points?) -> TextExtent {
    TextExtent(size: .zero, firstBaseline: 0, lastDescent: 0, lineCount: 0, isTruncated: false)
  }

  func lineHeight(of font: FontDescription) -> Points { 0 }
}

extension View {
  /// Returns the size of the content of a view's kind at an unlimited width.
  ///
  /// The size is `noIntrinsicMetric` on an axis without an intrinsic size. Text outside a window
  /// has no fonts, so its size is 0.
  func contentSize(of offered: ViewContent?) -> Size {
    let (text, grid) = measuring
    let size = offered?.content?.size(atWidth: nil, measuring: text, on: grid)
    return Size(
      width: size?.width ?? View.noIntrinsicMetric, height: size?.height ?? View.noIntrinsicMetric)
  }

  /// Returns the size of the frame for the content of a view's kind at a width, or the view's own
  /// size.
  func contentSize(of offered: ViewContent?, inWidth width: Points) -> Size {
    let (text, grid) = measuring
    let size = offered?.content?.size(
      atWidth: width > 0 ? width : nil, measuring: text, on: grid)
    let insets = offered?.alignmentInsets ?? .zero
    return Size(
      width: size?.width.map { $0 + insets.left + insets.right } ?? bounds.width,
      height: size?.height.map { $0 + insets.top + insets.bottom } ?? bounds.height)
  }

  /// The text measurement and the pixel grid of the view's window, or those outside a window.
  private var measuring: (text: any TextMeasuring, grid: PixelGrid) {
    let top = topmost
    if let host = top.host { return (host.text, host.screen.grid) }
    guard let detached = top.overrides?.detached else { return (NoText(), .wholePoints) }
    return (detached.text, detached.screen.grid)
  }

  fileprivate static let standaloneMargin: Points = 8

  fileprivate func node(
    id: ViewID, parent: Int?, guides: [String], direction: LayoutDirection,
    identify: (View) -> ViewID?
  ) -> ViewNode {
    func level(_ priority: LayoutPriority) -> Priority { priority.level ?? .required }
    let offered = viewContent
    var node = ViewNode(
      id: id, kind: kindName, parent: parent, content: measuredContent(offered),
      arrangement: arrangement(identify) ?? offered?.arrangement ?? .constraints,
      hugging: PerAxis(
        horizontal: level(contentHuggingPriority(for: .horizontal)),
        vertical: level(contentHuggingPriority(for: .vertical))),
      compression: PerAxis(
        horizontal: level(contentCompressionResistancePriority(for: .horizontal)),
        vertical: level(contentCompressionResistancePriority(for: .vertical))),
      margins: ownMargins(ownDirection ?? direction),
      preservesSuperviewMargins: preservesSuperviewLayoutMargins,
      insetsMarginsFromSafeArea: insetsLayoutMarginsFromSafeArea,
      additionalSafeArea: additionalSafeAreaInsets, direction: ownDirection, isHidden: isHidden,
      placement: placement,
      alignmentInsets: overrides?.alignmentRectInsets ?? alignmentRectInsets, customGuides: guides,
      isSectionHeader: offered?.isSectionHeader ?? false)
    if let behavior = keyboardGuide?.behavior { node.keyboardGuide = behavior }
    return node
  }

  private func measuredContent(_ offered: ViewContent?) -> (any IntrinsicContent)? {
    let size = overrides?.intrinsicContentSize ?? intrinsicContentSize
    guard size != contentSize(of: offered) else { return offered?.content }
    return OverriddenContent(size: size, kind: offered?.content)
  }

  /// The placement of the view in its superview.
  ///
  /// The window places its own view.
  private var placement: Placement {
    guard superview != nil, translatesAutoresizingMaskIntoConstraints else { return .constraints }
    return .frame(manualFrame)
  }

  /// The origin of the superview's bounds, from which the scene counts the frame.
  var superviewOrigin: Point { superview?.boundsOrigin ?? .zero }

  /// The frame that code set, with the mask that resizes it.
  private var manualFrame: ManualFrame {
    let origin = superviewOrigin
    let frame = design.frame.offset(by: Point(x: -origin.x, y: -origin.y))
    return ManualFrame(
      x: FrameLength(frame.x), y: FrameLength(frame.y), width: FrameLength(frame.width),
      height: FrameLength(frame.height), mask: autoresizingMask,
      designedFor: design.superviewSize)
  }

  /// Sets the frame that the mask gives in the superview's new size.
  func followSuperview() {
    guard translatesAutoresizingMaskIntoConstraints, !autoresizingMask.isEmpty,
      let old = design.superviewSize, let size = superview?.bounds.size
    else { return }
    frame = manualFrame.frame(in: size, designedFor: old).offset(by: superviewOrigin)
  }
}
