package import Diagnostics
package import XML

/// A scene of a storyboard, or a top-level view of a xib.
package struct InterfaceScene: Sendable {
  /// The controller; nil in a xib.
  let controller: XMLElement?
  /// The root view.
  package let view: XMLElement
  /// The scene's name in lists and file names, which no other scene of the document has.
  ///
  /// It is the storyboard id, the label in Xcode, the custom class, the title or the object id.
  package let name: String
  /// All names by which a spec may choose the scene, such as its object id.
  let aliases: [String]
  /// The object id of the controller, or of the view in a xib.
  package let objectID: String

  /// The greatest number of views and constraints of a scene, with those of embedded scenes.
  ///
  /// Scenes that embed others twice double their views each time.
  package static let greatestSize = 10_000
}

extension InterfaceDocument {
  /// The elements of controllers.
  static let controllers: Set<String> = [
    "viewController", "tableViewController", "collectionViewController", "navigationController",
    "tabBarController", "splitViewController", "pageViewController", "glkViewController",
    "avPlayerViewController", "hostingController", "viewControllerPlaceholder",
    "imagePickerController", "activityViewController", "referenceLibraryViewController",
  ]

  /// The scenes with a view, in file order.
  package var scenes: [InterfaceScene] {
    var taken: Set<String> = []
    var numbers: [String: Int] = [:]
    func name(_ candidates: [String?], id: String) -> String {
      let names = candidates.compactMap { $0 }.map(Self.fileName).filter { !$0.isEmpty } + [id]
      if let free = names.first(where: { taken.insert($0.lowercased()).inserted }) { return free }
      let base = names[0].lowercased()
      var number = numbers[base] ?? 2
      while !taken.insert("\(base)-\(number)").inserted { number += 1 }
      numbers[base] = number + 1
      return "\(names[0])-\(number)"
    }
    func scene(_ controller: XMLElement?, _ view: XMLElement) -> InterfaceScene? {
      let owner = controller ?? view
      guard let id = owner["id"] ?? view["id"] else { return nil }
      let title = owner["title"] ?? owner.child(key: "navigationItem")?["title"]
      let names = [
        owner["storyboardIdentifier"], owner["userLabel"], owner["customClass"], title,
        controller == nil ? view["reuseIdentifier"] : nil,
      ]
      return InterfaceScene(
        controller: controller, view: view, name: name(names, id: Self.fileName(id)),
        aliases: names.compactMap { $0 } + [id, view["id"]].compactMap { $0 }, objectID: id)
    }
    switch kind {
    case .storyboard:
      return root.members(of: "scenes").flatMap { $0.members(of: "objects") }
        .filter { Self.controllers.contains($0.name) }
        .compactMap { controller in Self.view(of: controller).flatMap { scene(controller, $0) } }
    case .xib:
      return root.members(of: "objects").filter(Self.isView).compactMap { scene(nil, $0) }
    }
  }

  /// The scene with a name or another of its aliases; without a name the initial controller's, or
  /// the first that it leads to.
  package func scene(
    named name: String?, at span: SourceSpan
  ) throws(InterfaceFault) -> InterfaceScene {
    let scenes = scenes
    if let name {
      let found =
        scenes.first { $0.name == name } ?? scenes.first { $0.aliases.contains(name) }
        ?? scenes.first { $0.name.lowercased() == name.lowercased() }
      guard let found else {
        throw InterfaceFault(.noScene(name, at: span, known: scenes.map(\.name)))
      }
      return found
    }
    guard let first = scenes.first else { throw InterfaceFault(.noScenes(in: file)) }
    let owned = Dictionary(scenes.map { ($0.objectID, $0) }) { first, _ in first }
    var id = root["initialViewController"]
    var seen: Set<String> = []
    while let next = id, seen.insert(next).inserted {
      if let scene = owned[next] { return scene }
      id = elements[next].flatMap { children(of: $0).first }?["id"]
    }
    return first
  }

  /// The root view of a controller; nil if code makes it, and for containers.
  private static func view(of controller: XMLElement) -> XMLElement? {
    controller.child(key: "view")
  }

  /// Whether a top-level view of a xib is a whole screen: that of a launch screen, or of the
  /// controller that loads the xib.
  ///
  /// The File's Owner names the view of a controller in its outlet `view`. A view that loads its
  /// content from a xib may have such an outlet too, so a class with the name of a view does not
  /// count.
  func isScreen(_ view: XMLElement) -> Bool {
    guard kind == .xib, let id = view["id"] else { return false }
    let objects = root.members(of: "objects")
    if root["launchScreen"] == "YES" { return objects.first(where: Self.isView) === view }
    let owner = objects.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
    guard let owner,
      !["View", "Cell"].contains(where: { owner["customClass"]?.hasSuffix($0) == true })
    else { return false }
    return owner.members(of: "connections").contains {
      $0.name == "outlet" && $0["property"] == "view" && $0["destination"] == id
    }
  }

  /// Whether a top-level object is a view, and not a gesture recognizer or another object.
  private static func isView(_ element: XMLElement) -> Bool {
    element.child("rect", key: "frame") != nil
  }

  /// The controllers in a container, in the order of its relationships.
  func children(of container: XMLElement) -> [XMLElement] {
    container.members(of: "connections")
      .filter { $0.name == "segue" && $0["kind"] == "relationship" }
      .compactMap { $0["destination"].flatMap { elements[$0] } }
  }

  /// The greatest length of a scene's name in bytes, which leaves room for a number and an extension.
  private static let longestName = 100

  /// The beginning of a name without the characters that file names and cells cannot have.
  private static func fileName(_ text: String) -> String {
    let allowed = text.unicodeScalars.map { scalar in
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        || "-_".unicodeScalars
          .contains(scalar)
        ? Character(scalar) : "-"
    }
    let words = String(allowed).split(separator: "-", omittingEmptySubsequences: true)
    var name = ""
    for character in words.joined(separator: "-") {
      guard name.utf8.count + character.utf8.count <= longestName else { break }
      name.append(character)
    }
    return name
  }
}
