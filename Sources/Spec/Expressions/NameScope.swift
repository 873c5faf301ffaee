import AutoLayout

/// What the names of one constraint mean: the tree's views, seen from the list it stands in.
struct NameScope: Sendable {
  var views: ViewNames
  /// The view whose list or shorthand it is; nil at the top level.
  var owner: ViewID?
  var metrics: Metrics

  static let itemNames = ItemName.items.map(\.name)
  static let guideNames = ItemName.viewGuides.map(\.name)

  /// A part of a reference that has no meaning.
  struct Unresolved: Error {
    var reason: Reason
    var name: NameSyntax

    enum Reason: Hashable {
      case unknownView
      case outsideRow
      /// A name that is the screen's, within a table's row.
      case screenOnly
      case selfAtTop
      case rootHasNoSuperview
      case unknownGuide(of: String)
      case unknownAttribute
      /// With the attribute that most likely was meant.
      case missingAttribute(Attribute?)
      case afterAttribute
      case attributeNotWanted
    }
  }

  /// The item that a reference begins with; `subject` is the view that the constraint speaks of.
  func item(_ name: NameSyntax, subject: ViewID?) throws(Unresolved) -> LayoutItem {
    let isRow = views.root.parent != nil
    switch name.text {
    case "superview":
      guard let superview = superview(subject) else {
        throw Unresolved(reason: .rootHasNoSuperview, name: name)
      }
      return .view(superview)
    case "self":
      guard let owner else { throw Unresolved(reason: .selfAtTop, name: name) }
      return .view(owner)
    case "safeArea": return .guide(views.root.id, .safeArea)
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

  /// What `superview` means.
  ///
  /// In a view's list that is the view, or its own superview for what is said of the view itself; at
  /// the top level the superview of the view that the constraint speaks of.
  private func superview(_ subject: ViewID?) -> ViewID? {
    if let owner, subject != owner { return owner }
    guard let subject = subject ?? owner else { return views.root.id }
    return views.entry(of: subject)?.parent
  }

  /// The guide of an item.
  func guide(_ name: NameSyntax, of item: LayoutItem) throws(Unresolved) -> LayoutItem {
    guard case .view(let id) = item else {
      throw Unresolved(reason: .unknownGuide(of: ""), name: name)
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
