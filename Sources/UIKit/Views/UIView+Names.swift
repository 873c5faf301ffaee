extension UIView {
  /// Names the views of the hierarchy by the properties that keep them.
  ///
  /// The view of a controller is `view`. A view with an accessibility identifier keeps that name. A view in a list is named by the list
  /// and its index, such as `fields[0]`. Layout texts and messages show the names.
  package func nameByProperties() {
    if let controller {
      name("view")
      nameProperties(of: controller)
    }
    nameProperties(of: self)
    for view in subviews { view.nameByProperties() }
  }

  /// Names the views in the properties of an object, without those that a class of UIKit declares.
  private func nameProperties(of owner: AnyObject) {
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let level = mirror, let type = level.subjectType as? AnyClass, !Self.isOwn(type) {
      for (label, value) in level.children {
        guard let name = label.map({ Self.property($0) }) else { continue }
        if let view = value as? UIView {
          view.name(name)
        } else if let views = value as? [UIView] {
          for (index, view) in views.enumerated() { view.name("\(name)[\(index)]") }
        }
      }
      mirror = level.superclassMirror
    }
  }

  private func name(_ property: String) {
    guard let bridge, bridge.property == nil else { return }
    bridge.property = property
  }

  /// The name of a property by its label in a mirror, which is longer for a lazy one.
  private static func property(_ label: String) -> String {
    let lazy = "$__lazy_storage_$_"
    return label.hasPrefix(lazy) ? String(label.dropFirst(lazy.count)) : label
  }

  /// Whether a class is of this module.
  private static func isOwn(_ type: AnyClass) -> Bool {
    String(reflecting: type).hasPrefix("UIKit.")
  }
}
