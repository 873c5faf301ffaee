import AutoLayout

/// The scope of names in one constraint: the views of the tree, as seen from the constraint's list.
struct NameScope: Sendable {
  var views: ViewNames
  /// The view that has the list or shorthand, or nil at the top level.
  var owner: ViewID?
  var metrics: Metrics

  static let itemNames = ItemName.items.map(\.name)
  static let guideNames = ItemName.viewGuides.map(\.name)

  /// A part of a reference that cannot be resolved.
  struct Unresolved: Error {
    var reason: Reason
    var name: NameSyntax

    enum Reason: Hashable {
      case unknownView
      case outsideRow
      /// A name of the screen is used in a table's row.
      case screenOnly
      case selfAtTop
      case rootHasNoSuperview
      case unknownGuide(of: String)
      /// A guide of a guide; the value is the view that has both.
      case guideOfGuide(of: String)
      case unknownAttribute
      /// The attribute is missing.
      ///
      /// The value is the most likely attribute, or nil.
      case missingAttribute(Attribute?)
      case afterAttribute
      case attributeNotWanted
    }
  }

  /// The first item of a reference; `subject` is the view that the constraint concerns.
  func item(_ name: NameSyntax, subject: ViewID?) throws(Unresolved) -> LayoutItem {
    let layoutRoot = views.layoutRoot(of: owner ?? subject)
    let isRow = layoutRoot.parent != nil
    switch name.text {
    case "superview":
      guard let superview = superview(subject) else {
        throw Unresolved(reason: .rootHasNoSuperview, name: name)
      }
      return .view(superview)
    case "self":
      guard let owner else { throw Unresolved(reason: .selfAtTop, name: name) }
      return .view(owner)
    case "safeArea": return .guide(layoutRoot.id, .safeArea)
    case "root" where !isRow: return .view(.root)
    case "keyboard" where !isRow: return .keyboard
    case "topLayoutGuide" where !isRow: return .guide(.root, .topLayout)
    case "bottomLayoutGuide" where !isRow: return .guide(.root, .bottomLayout)
    case "root", "keyboard", "topLayoutGuide", "bottomLayoutGuide":
      throw Unresolved(reason: .screenOnly, name: name)
    default:
      if let entry = views[name.text] { return .view(entry.id) }
      let isOutside = views.outside.contains(name.text)
      throw Unresolved(reason: isOutside ? .outsideRow : .unknownView, name: name)
    }
  }

  /// The view that `superview` means.
  ///
  /// In a view's list it is the view, or the view's superview for constraints on the view itself.
  /// At the top level it is the superview of the view that the constraint concerns.
  private func superview(_ subject: ViewID?) -> ViewID? {
    if let owner, subject != owner { return owner }
    guard let subject = subject ?? owner else { return views.root.id }
    return views.entry(of: subject)?.parent
  }

  /// The guide of an item with this name.
  func guide(_ name: NameSyntax, of item: LayoutItem) throws(Unresolved) -> LayoutItem {
    guard case .view(let id) = item else {
      guard item != .keyboard, (try? guide(name, of: .view(item.owner))) != nil else {
        throw Unresolved(reason: .unknownAttribute, name: name)
      }
      let view = views.entry(of: item.owner)?.name ?? ""
      // The content view of a row has no name.
      let isNamed = item.owner == .root || views.names.contains(view)
      throw Unresolved(reason: .guideOfGuide(of: isNamed ? view : "superview"), name: name)
    }
    switch name.text {
    case "safeArea": return .guide(id, .safeArea)
    case "margins": return .guide(id, .margins)
    case "readable": return .guide(id, .readable)
    case "keyboard": return .guide(id, .keyboard)
    case "content" where views.entry(of: id)?.solvesContent == true: return .guide(id, .content)
    case "frame" where views.entry(of: id)?.solvesContent == true: return .guide(id, .frame)
    default:
      guard let entry = views.entry(of: id), entry.guides.contains(name.text) else {
        throw Unresolved(reason: .unknownGuide(of: id.name), name: name)
      }
      return .guide(id, .custom(name.text))
    }
  }
}
