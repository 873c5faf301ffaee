public import AutoLayout
import Cassowary
public import Geometry

extension LayoutConstraint {
  /// Creates an inactive constraint between two attributes, as
  /// `NSLayoutConstraint(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)`.
  ///
  /// - Parameters:
  ///   - first: the view or guide to constrain.
  ///   - firstAttribute: the attribute of the first item.
  ///   - relation: the relation between the first and the other side.
  ///   - second: the view or guide on the other side, or nil for a constant only.
  ///   - secondAttribute: the attribute of the second item; ignored without a second item.
  ///   - multiplier: the multiplier of the second item's attribute.
  ///   - constant: the constant added to the other side, in points.
  /// - Throws: the rule that the pair breaks, with the text of UIKit's exception.
  public convenience init(
    item first: LayoutElement, attribute firstAttribute: Attribute, relatedBy relation: Relation,
    toItem second: LayoutElement?, attribute secondAttribute: Attribute, multiplier: Double,
    constant: Points
  ) throws(LayoutProblem) {
    let term = second.map {
      Term(item: $0, attribute: secondAttribute, multiplier: multiplier)
    }
    self.init(
      unchecked: first, firstAttribute, relation, [term].compactMap(\.self), constant: constant)
    if let problem = violatedRule { throw problem }
  }

  /// Returns the inactive constraints of a string in the Visual Format Language.
  ///
  /// - Parameters:
  ///   - format: the string, such as `H:|-[field]-[send]-|`; `|` means the superview of the view
  ///     next to it.
  ///   - options: the alignment and the direction of the views.
  ///   - metrics: the numbers by their names in the format.
  ///   - views: the views and guides by their names in the format.
  /// - Returns: the constraints in UIKit's order.
  /// - Throws: the first error from the left, with the text of UIKit's exception and a caret.
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [],
    metrics: [String: Double]? = nil, views: [String: LayoutElement]
  ) throws(LayoutProblem) -> [LayoutConstraint] {
    let expansion = VisualFormatViews(views)
    let made: [Constraint]
    do throws(VisualFormatError) {
      made = try VisualFormat.expand(
        format, in: expansion.superviewID, options: options,
        item: { name in views[name].map { _ in .view(ViewID(name)) } },
        metric: { metrics?[$0] },
        origin: .code)
    } catch {
      let known = Array(views.keys) + Array((metrics ?? [:]).keys)
      throw LayoutProblem(error, in: format, known: known.sorted())
    }
    return try expansion.constraints(made)
  }
}

/// The views of a format string.
///
/// The expansion knows them only by their names.
private struct VisualFormatViews {
  private let views: [String: LayoutElement]
  /// The key of `|`.
  ///
  /// No name in a format string contains it.
  private static let superview = ViewID("|")

  init(_ views: [String: LayoutElement]) { self.views = views }

  /// Returns the key of `|` next to a view, or nil if that view has no superview.
  func superviewID(of view: ViewID) -> ViewID? {
    views[view.name].flatMap(Self.container) == nil ? nil : Self.superview
  }

  /// The superview of a view, or the view to which a guide belongs.
  private static func container(of element: LayoutElement) -> View? {
    element is View ? element.owner?.superview : element.owner
  }

  func constraints(_ made: [Constraint]) throws(LayoutProblem) -> [LayoutConstraint] {
    var constraints: [LayoutConstraint] = []
    for constraint in made {
      let neighbour = constraint.anchors.lazy.compactMap { anchor -> LayoutElement? in
        if case .view(let id) = anchor.item { self.views[id.name] } else { nil }
      }.first
      func element(_ item: LayoutItem) -> LayoutElement? {
        switch item {
        case .view(Self.superview): neighbour.flatMap(Self.container)
        case .guide: neighbour.flatMap(Self.container)?.layoutMarginsGuide
        case .view(let id): views[id.name]
        case .keyboard: nil
        }
      }
      guard let first = element(constraint.first.item) else { continue }
      let term = constraint.terms.first
      let new = try LayoutConstraint(
        item: first, attribute: LayoutConstraint.Attribute(constraint.first.attribute),
        relatedBy: LayoutConstraint.Relation(constraint.relation),
        toItem: term.flatMap { element($0.anchor.item) },
        attribute: term.map { LayoutConstraint.Attribute($0.anchor.attribute) } ?? .notAnAttribute,
        multiplier: term?.multiplier ?? 1, constant: constraint.constant)
      new.priority = LayoutPriority(constraint.priority.level)
      constraints.append(new)
    }
    return constraints
  }
}
