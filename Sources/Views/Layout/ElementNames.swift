import AutoLayout

/// Unique names for the views and guides of a hierarchy.
///
/// The same hierarchy always gets the same names. Guide names are unique within their view.
struct ElementNames {
  /// The views of the hierarchy: superviews before their subviews, subviews from back to front.
  private(set) var views: [View] = []
  private(set) var ids: [ObjectIdentifier: ViewID] = [:]
  private(set) var guides: [ObjectIdentifier: String] = [:]
  private var taken: Set<String> = []

  init(_ root: View) {
    add(root, as: ViewID.root)
    taken.insert(ViewID.root.name)
    addSubviews(of: root)
  }

  private mutating func addSubviews(of view: View) {
    for subview in view.subviews {
      add(subview, as: ViewID(free(subview.debugName)))
      addSubviews(of: subview)
    }
  }

  private mutating func add(_ view: View, as id: ViewID) {
    views.append(view)
    ids[ObjectIdentifier(view)] = id
    var known: Set<String> = []
    for guide in view.layoutGuides {
      let base = guide.identifier.isEmpty ? "guide" : guide.identifier
      guides[ObjectIdentifier(guide)] = Self.free(base, among: &known)
    }
  }

  private mutating func free(_ base: String) -> String { Self.free(base, among: &taken) }

  /// Returns the name, or the name with the first number from 2 on that makes it unique.
  private static func free(_ base: String, among taken: inout Set<String>) -> String {
    var name = base
    var number = 2
    while !taken.insert(name).inserted {
      name = "\(base)\(number)"
      number += 1
    }
    return name
  }
}
