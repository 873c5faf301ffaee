import Diagnostics
import XML

/// Gives the views of a scene their ids in the spec.
///
/// The id of a view is its label in Xcode, the outlet that points at it, its class with its text, or
/// its element with a number.
struct ViewNaming {
  private let document: InterfaceDocument
  private var taken: Set<String>
  /// The numbers from which on a name with a number can be free, by the name without it.
  private var numbers: [String: Int] = [:]
  /// The properties of the outlets that point at an object, by its id.
  let outlets: [String: [String]]

  /// The names that mean something else in expressions.
  private static let reserved: Set<String> = [
    "superview", "self", "root", "safeArea", "keyboard", "topLayoutGuide", "bottomLayoutGuide",
    "contentView", "none", "system", "e",
  ]

  init(_ document: InterfaceDocument, _ scene: InterfaceScene) {
    self.document = document
    taken = Self.reserved
    outlets = Self.outlets(of: document, scene)
  }

  /// The outlets of the scene's controller, of the file's owner, and of all views of the scene.
  private static func outlets(
    of document: InterfaceDocument, _ scene: InterfaceScene
  ) -> [String: [String]] {
    var outlets: [String: [String]] = [:]
    func collect(_ element: XMLElement) {
      for connection in element.members(of: "connections")
      where ["outlet", "outletCollection"].contains(connection.name) {
        guard let target = connection["destination"], let property = connection["property"] else {
          continue
        }
        if !["delegate", "dataSource", "view"].contains(property) {
          outlets[target, default: []].append(property)
        }
      }
      for child in element.children where child.name != "connections" { collect(child) }
    }
    if let controller = scene.controller {
      collect(controller)
    } else {
      for object in document.root.members(of: "objects") { collect(object) }
    }
    return outlets
  }

  /// Names all views below the root in tree order.
  mutating func name(_ views: [SceneView]) {
    for view in views { view.name = unused(proposal(for: view)) }
  }

  private func proposal(for view: SceneView) -> String {
    let element = view.element
    if let label = element["userLabel"].map(Self.camelCase), !label.isEmpty { return label }
    if let outlet = element["id"].flatMap({ outlets[$0]?.first }).map(Self.camelCase),
      !outlet.isEmpty
    {
      return outlet
    }
    let kind = Self.noun(of: element.name)
    switch view.role {
    case .cell:
      let reuse = element["reuseIdentifier"].map(Self.camelCase) ?? ""
      if !reuse.isEmpty { return reuse }
    case .root, .subview, .arranged, .effectContent, .embedded, .cellContent, .supplementary,
      .barContent:
      break
    }
    let text =
      element["text"] ?? element["placeholder"]
      ?? element.child("state", key: "normal")?["title"]
      ?? element.child("buttonConfiguration", key: "configuration")?["title"] ?? ""
    let words = Self.camelCase(
      text.split(whereSeparator: \.isWhitespace).prefix(3).joined(separator: " "))
    if !words.isEmpty, words.unicodeScalars.count <= 32 {
      return words + kind.capitalizedFirst
    }
    if let custom = element["customClass"].map(Self.camelCase), !custom.isEmpty { return custom }
    return kind
  }

  /// The word for an element in ids.
  private static func noun(of element: String) -> String {
    switch element {
    case "imageView": "image"
    case "stackView": "stack"
    case "tableView": "table"
    case "tableViewCell", "collectionViewCell": "cell"
    case "tableViewCellContentView", "collectionViewCellContentView": "content"
    case "collectionView": "collection"
    case "activityIndicatorView": "spinner"
    case "containerView": "container"
    case "visualEffectView": "blur"
    default: camelCase(element)
    }
  }

  /// A free name: the proposal, or the proposal with a number.
  mutating func unused(_ proposal: String) -> String {
    if taken.insert(proposal).inserted { return proposal }
    var number = numbers[proposal] ?? 2
    while !taken.insert("\(proposal)\(number)").inserted { number += 1 }
    numbers[proposal] = number + 1
    return "\(proposal)\(number)"
  }

  /// The words of a text as one name: letters, digits and underscores, the first a small letter.
  static func camelCase(_ text: String) -> String {
    var words: [String] = []
    var word = ""
    for scalar in text.unicodeScalars.prefix(60) {
      if isPartOfName(scalar) {
        word.unicodeScalars.append(scalar)
      } else if !word.isEmpty {
        words.append(word)
        word = ""
      }
    }
    if !word.isEmpty { words.append(word) }
    while let first = words.first, let letter = first.unicodeScalars.first,
      ("0"..."9").contains(letter)
    {
      let rest = String(first.drop { $0.isASCII && $0.isNumber })
      words[0] = rest
      if rest.isEmpty { words.removeFirst() }
    }
    guard let first = words.first else { return "" }
    // An acronym at the beginning is small as a whole: `URLField` is `urlField`.
    let capitals = first.prefix { $0.isUppercase }.count
    let small = capitals > 1 && capitals < first.count ? capitals - 1 : max(1, capitals)
    let head = first.prefix(small).lowercased() + first.dropFirst(small)
    let name = words.dropFirst().reduce(head) { $0 + $1.capitalizedFirst }
    // The small form of a letter may have a mark of its own: that of `İ` is `i` with a dot above.
    return String(String.UnicodeScalarView(name.unicodeScalars.filter(isPartOfName)))
  }

  private static func isPartOfName(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
  }
}
