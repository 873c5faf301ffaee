import XML

/// The variations of a scene by size class, and those that hold in a translation.
struct SizeClassVariations {
  /// The classes of one `variation`; nil on an axis without a condition.
  struct Classes: Hashable, Comparable {
    var horizontal: String?
    var vertical: String?

    /// The classes of a key such as `heightClass=regular-widthClass=compact`; nil for others, such
    /// as those of an idiom of macOS.
    init?(key: String) {
      for part in key.split(separator: "-") {
        let pair = part.split(separator: "=", maxSplits: 1)
        guard pair.count == 2, ["compact", "regular"].contains(pair[1]) else { return nil }
        switch pair[0] {
        case "widthClass": horizontal = String(pair[1])
        case "heightClass": vertical = String(pair[1])
        default: return nil
        }
      }
    }

    init(horizontal: String?, vertical: String?) {
      self.horizontal = horizontal
      self.vertical = vertical
    }

    /// Classes that no variation has, to translate a part without variations.
    static let unvaried = Classes(horizontal: "none", vertical: "none")

    private var order: (Int, String, String) {
      ((horizontal == nil ? 0 : 1) + (vertical == nil ? 0 : 1), horizontal ?? "", vertical ?? "")
    }

    /// The less specific before the more specific.
    static func < (one: Classes, other: Classes) -> Bool { one.order < other.order }

    func holds(in traits: Classes) -> Bool {
      (horizontal == nil || horizontal == traits.horizontal)
        && (vertical == nil || vertical == traits.vertical)
    }

    /// Whether both may hold together.
    private func overlaps(_ other: Classes) -> Bool {
      (horizontal == nil || other.horizontal == nil || horizontal == other.horizontal)
        && (vertical == nil || other.vertical == nil || vertical == other.vertical)
    }

    /// Classes of which one holds at a time, for variations under some classes.
    ///
    /// They are those classes, or all pairs if two of them may hold together.
    static func separate(_ classes: Set<Classes>) -> Set<Classes> {
      let isMixed = classes.contains { one in
        classes.contains { $0 != one && $0.overlaps(one) }
      }
      guard isMixed else { return classes }
      let sides = ["compact", "regular"]
      return Set(
        sides.flatMap { horizontal in
          sides.map { Classes(horizontal: horizontal, vertical: $0) }
        })
    }
  }

  /// The classes that the frames were saved for, if the scene is laid out as on the canvas.
  let fixed: Classes?

  /// The variations of an element that hold, in the order in which they apply.
  func applied(_ element: XMLElement, under classes: Classes? = nil) -> [XMLElement] {
    var found: [(Classes?, XMLElement)] = []
    for variation in element.children where variation.name == "variation" {
      let key = variation["key"] ?? "default"
      if key == "default" {
        found.append((nil, variation))
      } else if let own = Classes(key: key), (classes ?? fixed).map(own.holds(in:)) == true {
        found.append((own, variation))
      }
    }
    return found.sorted { one, other in
      guard let second = other.0 else { return false }
      return one.0.map { $0 < second } ?? true
    }.map(\.1)
  }

  /// The value of an attribute.
  func value(
    _ name: String, of element: XMLElement, under classes: Classes? = nil
  ) -> (value: String, owner: XMLElement)? {
    for variation in applied(element, under: classes).reversed() {
      if let value = variation[name] { return (value, variation) }
    }
    return element[name].map { ($0, element) }
  }

  /// The child for a property.
  func child(
    key: String, of element: XMLElement, under classes: Classes? = nil
  ) -> XMLElement? {
    for variation in applied(element, under: classes).reversed() {
      if let child = variation.child(key: key) { return child }
    }
    return element.child(key: key)
  }

  /// The ids that masks of the element leave out of its constraints and subviews.
  func excluded(_ element: XMLElement, under classes: Classes? = nil) -> Set<String> {
    var excluded: Set<String> = []
    for variation in applied(element, under: classes) {
      for mask in variation.children where mask.name == "mask" {
        for change in mask.children {
          guard let id = change["reference"] else { continue }
          if change.name == "exclude" { excluded.insert(id) } else { excluded.remove(id) }
        }
      }
    }
    return excluded
  }
}
