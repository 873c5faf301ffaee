import Diagnostics
import Geometry
import XML
import YAML

/// An item of a constraint.
private enum ConstraintItem {
  case view(SceneView)
  /// A guide of a view: `safeArea`, `content`, `frame` or `keyboard`.
  case guide(String, of: SceneView)
  /// The strip above or below the root's safe area.
  case strip(String)

  /// The view that the item belongs to; nil for the root's strips.
  var view: SceneView? {
    switch self {
    case .view(let view), .guide(_, let view): view
    case .strip: nil
    }
  }
}

extension SceneTranslator {
  /// The constraints that a view holds, in the words of a spec.
  func constraints(in holder: SceneView) -> [YAMLNode] {
    elements(ofConstraintsIn: holder).flatMap { element in
      [constraint(element, in: holder, under: nil)].compactMap(\.self)
        + alternatives(to: element, in: holder)
    }
  }

  private func elements(ofConstraintsIn holder: SceneView) -> [XMLElement] {
    holder.element.members(of: "constraints").filter { $0.name == "constraint" }
  }

  /// All constraints of the scene with the views that hold them.
  func forEachConstraint(_ body: (XMLElement, SceneView) -> Void) {
    tree.root.forEach { view in
      for element in elements(ofConstraintsIn: view) { body(element, view) }
    }
  }

  /// Gives names to the constraints with an identifier, those that an outlet of the app's code points
  /// at, and those that a size class changes.
  func nameConstraints() {
    forEachConstraint { element, holder in
      guard let id = element["id"] else { return }
      let own = element["identifier"] ?? element["userLabel"] ?? naming.outlets[id]?.first
      let words = own.map(ViewNaming.camelCase) ?? ""
      if !words.isEmpty {
        constraintNames[id] = naming.unused(words)
      } else if isChangedBySizeClass(element, in: holder) {
        let first = item(element["firstItem"], in: holder)?.view?.name ?? ""
        let attribute = element["firstAttribute"] ?? "constraint"
        constraintNames[id] = naming.unused(
          ViewNaming.camelCase("\(first.isEmpty ? "root" : first) \(attribute)"))
      }
    }
  }

  /// One constraint, or nil if it does not hold or names an object that does not exist.
  func constraint(
    _ element: XMLElement, in holder: SceneView, under classes: SizeClassVariations.Classes?
  ) -> YAMLNode? {
    let span = document.span(of: element)
    if element["placeholder"] == "YES", !options.isDesign { return nil }
    if isGone(element, in: holder) { return nil }
    guard let expression = expression(element, in: holder, under: classes) else { return nil }
    let name = element["id"].flatMap { constraintNames[$0] }
    let value = SpecNode.word(expression, at: span)
    guard classes == nil else { return value }
    if isInactive(element, in: holder) { return Self.inactive(value, name: name) }
    guard let name else { return value }
    var keys: [YAMLEntry] = []
    keys.add(name, value)
    return SpecNode.mapping(keys, at: span)
  }

  private static func inactive(_ constraint: YAMLNode, name: String?) -> YAMLNode {
    let span = constraint.span
    var keys: [YAMLEntry] = []
    keys.add("constraint", constraint)
    keys.add("name", name.map { SpecNode.word($0, at: span) })
    keys.add("active", SpecNode.flag(false, at: span))
    return SpecNode.mapping(keys, at: span)
  }

  /// The inactive constraints that take the place of one in some size classes.
  ///
  /// The conditions of a spec have no name for the view of a row or a header. So a constraint of
  /// such a view is beside its alternatives, and a condition activates one of them.
  private func alternatives(to element: XMLElement, in holder: SceneView) -> [YAMLNode] {
    guard let id = element["id"], let name = constraintNames[id],
      views(of: element, in: holder).contains(where: isMadeByList)
    else { return [] }
    let usual = constraint(element, in: holder, under: .unvaried)?.line
    var seen: Set<String> = []
    return classes(ofChangesTo: element, in: holder).sorted().compactMap { classes in
      guard let other = constraint(element, in: holder, under: classes), other.line != usual,
        seen.insert(other.line).inserted
      else { return nil }
      let known = alternativeNames[id]?[other.line]
      let own = known ?? naming.unused(name)
      alternativeNames[id, default: [:]][other.line] = own
      return Self.inactive(other, name: own)
    }
  }

  // MARK: Expressions

  private func expression(
    _ element: XMLElement, in holder: SceneView, under classes: SizeClassVariations.Classes?
  ) -> String? {
    let reader = ElementReader(
      document: document, variations: variations, element: element, classes: classes)
    let span = reader.span
    guard let attribute = reader["firstAttribute"],
      let first = item(reader["firstItem"], in: holder)
    else {
      omit(.constraint, "its object is not in the scene", in: holder, at: span)
      return nil
    }
    guard isNamed(first, in: holder) else { return nil }
    guard let left = reference(first, attribute) else {
      omit(.constraint, "UIKit has no attribute `\(attribute)`", in: holder, at: span)
      return nil
    }
    let relation =
      switch reader["relation"] {
      case "lessThanOrEqual": "<="
      case "greaterThanOrEqual": ">="
      default: "=="
      }
    guard let constant = reader["constant"].map(DocumentNumber.length) ?? 0 else {
      omit(.constraint, "its constant is no number or too large", in: holder, at: span)
      return nil
    }
    guard let priority = reader["priority"].map(DocumentNumber.length) ?? 1000,
      (0...1000).contains(priority)
    else {
      omit(.constraint, "its priority is no number from 0 to 1000", in: holder, at: span)
      return nil
    }
    // UIKit ignores a constraint of priority 0.
    guard priority > 0 else { return nil }
    let strength = priority == 1000 ? "" : " @\(DocumentNumber.text(priority))"
    guard let second = reader["secondItem"], let other = reader["secondAttribute"] else {
      guard Self.isSize(attribute) else {
        omit(.constraint, "a position needs a second item", in: holder, at: span)
        return nil
      }
      return "\(left) \(relation) \(DocumentNumber.text(constant))\(strength)"
    }
    guard let target = item(second, in: holder), let right = reference(target, other) else {
      omit(.constraint, "its object is not in the scene", in: holder, at: span)
      return nil
    }
    guard isNamed(target, in: holder) else { return nil }
    guard let factor = Self.factor(reader["multiplier"]) else {
      omit(.constraint, "its multiplier is no number", in: holder, at: span)
      return nil
    }
    let sum =
      constant == 0
      ? "" : " \(constant < 0 ? "-" : "+") \(DocumentNumber.text(abs(constant)))"
    return "\(left) \(relation) \(right)\(factor)\(sum)\(strength)"
  }

  /// The multiplier as it follows a term: empty for 1; nil for 0 and what is no number.
  private static func factor(_ text: String?) -> String? {
    guard let text else { return "" }
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" })
      .map { DocumentNumber.number(String($0).trimmed) }
    switch (parts.count, parts.first ?? nil, parts.last ?? nil) {
    case (1, let value?, _):
      return value == 0 ? nil : value == 1 ? "" : " * \(DocumentNumber.text(value))"
    case (2, let top?, let bottom?):
      guard top != 0, bottom != 0 else { return nil }
      let upper = DocumentNumber.text(bottom < 0 ? -top : top)
      return top == bottom ? "" : " * \(upper)/\(DocumentNumber.text(abs(bottom)))"
    default: return nil
    }
  }

  static func isSize(_ attribute: String) -> Bool { ["width", "height"].contains(attribute) }

  /// The item with an object id, or the view that holds the constraint without one.
  private func item(_ id: String?, in holder: SceneView) -> ConstraintItem? {
    guard let id else { return .view(content(of: holder)) }
    if let view = tree.views[id] { return .view(content(of: view)) }
    guard let element = document.element(withID: id), let owner = document.parent(of: element)
    else { return nil }
    switch element.name {
    case "viewLayoutGuide", "keyboardLayoutGuide":
      guard let view = owner["id"].flatMap({ tree.views[$0] }) else { return nil }
      switch element["key"] {
      case "safeArea": return .guide("safeArea", of: content(of: view))
      case "contentLayoutGuide": return .guide("content", of: view)
      case "frameLayoutGuide": return .guide("frame", of: view)
      case "keyboard": return .guide("keyboard", of: view)
      default: return nil
      }
    case "viewControllerLayoutGuide":
      guard let controller = document.parent(of: owner), controller === scene.controller else {
        return nil
      }
      return .strip(element["type"] == "top" ? "topLayoutGuide" : "bottomLayoutGuide")
    default: return nil
    }
  }

  /// The content view of a collection's cell, which constraints of older documents name by the cell.
  private func content(of view: SceneView) -> SceneView {
    guard isCell(view) else { return view }
    return view.children.first { $0.role == .cellContent } ?? view
  }

  /// Whether a view is a cell of a list; the root view of a xib may be one.
  func isCell(_ view: SceneView) -> Bool {
    ["tableViewCell", "collectionViewCell"].contains(view.element.name)
  }

  private func reference(_ item: ConstraintItem, _ attribute: String) -> String? {
    guard let (guide, name) = Self.attribute(attribute) else { return nil }
    switch item {
    case .view(let view):
      let owner = self.name(of: view)
      return guide.map { "\(owner).\($0).\(name)" } ?? "\(owner).\(name)"
    case .guide(let own, let view):
      let owner = view === tree.root && isPlainRoot && own == "safeArea" ? nil : self.name(of: view)
      return "\(owner.map { "\($0)." } ?? "")\(own).\(name)"
    case .strip(let strip): return "\(strip).\(name)"
    }
  }

  /// The name of a view in expressions.
  ///
  /// A cell's content view and a header have no name in lists, so their own constraints call them
  /// `self`.
  private func name(of view: SceneView) -> String {
    if isMadeByList(view) { return "self" }
    return view === tree.root && isPlainRoot ? "root" : view.name
  }

  private func isMadeByList(_ view: SceneView) -> Bool {
    !options.isDesign && (view.isPartOfList || view === tree.root && isCell(view))
  }

  /// Whether an item has a name in the constraints of a view; notes a constraint without one.
  private func isNamed(_ item: ConstraintItem, in holder: SceneView) -> Bool {
    guard let view = item.view, isMadeByList(view), content(of: holder) !== content(of: view)
    else { return true }
    omit(
      .constraint, "a view inside a cell refers to the cell", in: holder,
      at: document.span(of: view.element))
    return false
  }

  /// The guide and the attribute of a spec for an attribute of a document.
  private static func attribute(_ name: String) -> (guide: String?, name: String)? {
    switch name {
    case "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX",
      "centerY", "firstBaseline", "lastBaseline":
      return (nil, name)
    case "baseline": return (nil, "lastBaseline")
    case "leftMargin", "rightMargin", "topMargin", "bottomMargin", "leadingMargin",
      "trailingMargin":
      return ("margins", String(name.dropLast("Margin".count)))
    case "centerXWithinMargins", "centerYWithinMargins":
      return ("margins", String(name.dropLast("WithinMargins".count)))
    default: return nil
    }
  }

  /// The views that a constraint is about.
  func views(of element: XMLElement, in holder: SceneView) -> [SceneView] {
    let first = item(element["firstItem"], in: holder)
    let second = element["secondItem"].flatMap { item($0, in: holder) }
    return [first, second].compactMap { $0?.view }
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
