import XML

/// A view of a scene.
final class SceneView {
  let element: XMLElement
  let role: Role
  private(set) unowned var parent: SceneView?
  private(set) var children: [SceneView] = []
  /// The id in the spec; empty for the root view if it becomes the screen's own.
  var name = ""

  enum Role: Hashable {
    /// The view of the scene's controller or a top-level view of a xib.
    case root
    case subview
    /// An arranged subview of a stack view.
    case arranged
    /// The content view of a visual effect view.
    case effectContent
    /// The view of a controller that a container view embeds.
    case embedded
    case cell, cellContent
    /// A header or a footer of a table, a section or a collection.
    case supplementary
    /// A custom view of a bar, which only the bar lays out.
    case barContent
  }

  init(_ element: XMLElement, _ role: Role, parent: SceneView?) {
    self.element = element
    self.role = role
    self.parent = parent
    parent?.children.append(self)
  }

  func forEach(_ body: (SceneView) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }

  func isInside(_ other: SceneView) -> Bool {
    var view: SceneView? = self
    while let next = view {
      if next === other { return true }
      view = next.parent
    }
    return false
  }
}

/// Makes the tree of the views of a scene.
struct SceneTree {
  let document: InterfaceDocument
  private let scene: InterfaceScene
  let root: SceneView
  /// The views by their object ids.
  private(set) var views: [String: SceneView] = [:]
  private var count: Int

  /// The greatest number of views in each other.
  ///
  /// The translator and the layout engine recurse into the tree, on stacks of 0.5 MB.
  private static let greatestDepth = 100

  /// Makes the tree.
  ///
  /// - Throws: the reason why the scene is too large.
  init(_ document: InterfaceDocument, _ scene: InterfaceScene) throws(InterfaceFault) {
    self.document = document
    self.scene = scene
    root = SceneView(scene.view, .root, parent: nil)
    count = scene.view.members(of: "constraints").count
    views[scene.view["id"] ?? ""] = root
    var embedding = Set([scene.controller?["id"]].compactMap { $0 })
    try addChildren(of: root, depth: 1, &embedding)
  }

  private mutating func addChildren(
    of view: SceneView, depth: Int, _ embedding: inout Set<String>
  ) throws(InterfaceFault) {
    let element = view.element
    let role: SceneView.Role = element.name == "stackView" ? .arranged : .subview
    for child in element.children {
      switch child.name {
      case "subviews":
        for subview in child.children {
          try add(subview, role, to: view, depth: depth, &embedding)
        }
      case "prototypes", "cells":
        for cell in child.children { try add(cell, .cell, to: view, depth: depth, &embedding) }
      case "sections":
        for section in child.children {
          for cell in section.members(of: "cells") {
            try add(cell, .cell, to: view, depth: depth, &embedding)
          }
        }
      default:
        switch child["key"] {
        case "contentView":
          let isCell = element.name.hasSuffix("Cell") || element.name == "collectionReusableView"
          if isCell || element.name == "visualEffectView" {
            try add(
              child, isCell ? .cellContent : .effectContent, to: view, depth: depth, &embedding)
          }
        case "tableHeaderView", "tableFooterView", "sectionHeaderView", "sectionFooterView":
          try add(child, .supplementary, to: view, depth: depth, &embedding)
        default: break
        }
      }
    }
    if element.name == "containerView" {
      try embed(in: view, depth: depth, &embedding)
    }
  }

  private mutating func add(
    _ element: XMLElement, _ role: SceneView.Role, to parent: SceneView, depth: Int,
    _ embedding: inout Set<String>
  ) throws(InterfaceFault) {
    count += 1 + element.members(of: "constraints").count
    guard count <= InterfaceScene.greatestSize else {
      throw InterfaceFault(
        .sceneTooLarge(scene.name, InterfaceScene.greatestSize, at: document.span(of: scene.view)))
    }
    guard depth < Self.greatestDepth else {
      throw InterfaceFault(
        .sceneTooDeep(scene.name, Self.greatestDepth, at: document.span(of: scene.view)))
    }
    let view = SceneView(element, role, parent: parent)
    if let id = element["id"], views[id] == nil { views[id] = view }
    try addChildren(of: view, depth: depth + 1, &embedding)
  }

  /// Adds the view of the controller that the container view embeds, or of the first controller in
  /// it, unless that controller is already around the view.
  private mutating func embed(
    in view: SceneView, depth: Int, _ embedding: inout Set<String>
  ) throws(InterfaceFault) {
    guard let embedded = document.embedded(in: view.element),
      let shown = document.shown(by: embedded.controller), let id = shown["id"],
      let content = shown.child(key: "view"), embedding.insert(id).inserted
    else { return }
    try add(content, .embedded, to: view, depth: depth, &embedding)
    embedding.remove(id)
  }
}

extension InterfaceDocument {
  /// The controller that a container view embeds, and the segue to it.
  func embedded(in container: XMLElement) -> (controller: XMLElement, segue: XMLElement)? {
    let segue = container.members(of: "connections").first { $0["kind"] == "embed" }
    guard let segue, let controller = segue["destination"].flatMap(element(withID:)) else {
      return nil
    }
    return (controller, segue)
  }

  /// The controller itself if it has a view, or the first one with a view that it contains.
  func shown(by controller: XMLElement) -> XMLElement? {
    var next: XMLElement? = controller
    var seen: Set<String> = []
    while let controller = next, let id = controller["id"], seen.insert(id).inserted {
      if controller.child(key: "view") != nil { return controller }
      next = children(of: controller).first
    }
    return nil
  }
}
