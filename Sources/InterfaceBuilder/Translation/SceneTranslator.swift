import Diagnostics
import XML
import YAML

/// Translates one scene into a spec.
final class SceneTranslator {
  let document: InterfaceDocument
  let scene: InterfaceScene
  let options: InterfaceOptions
  let tree: SceneTree
  let variations: SizeClassVariations
  var naming: ViewNaming
  var result = InterfaceTranslation()
  /// The colours of the document's resources that the scene uses, by name, in order of use.
  var colors: [YAMLEntry] = []
  /// The names of constraints, by object id, for those that an outlet or a condition refers to.
  var constraintNames: [String: String] = [:]
  /// The names of the alternatives to constraints of rows, by object id and expression.
  var alternativeNames: [String: [String: String]] = [:]
  var installedParts: InstalledParts?

  /// - Throws: the reason why the scene is too large.
  init(
    _ document: InterfaceDocument, _ scene: InterfaceScene, _ options: InterfaceOptions
  ) throws(InterfaceFault) {
    self.document = document
    self.scene = scene
    self.options = options
    tree = try SceneTree(document, scene)
    variations = SizeClassVariations(
      fixed: options.isDesign ? document.canvas.map(Self.classes) : nil)
    naming = ViewNaming(document, scene)
  }

  /// The size classes of a device of the canvas.
  private static func classes(of device: CanvasDevice) -> SizeClassVariations.Classes {
    if device.isTablet {
      return SizeClassVariations.Classes(horizontal: "regular", vertical: "regular")
    }
    guard device.isLandscape else {
      return SizeClassVariations.Classes(horizontal: "compact", vertical: "regular")
    }
    let isWide = [
      "retina5_5", "retina6_1", "retina6_5", "retina6_7", "retina6_72", "retina6_9",
    ].contains(device.id)
    return SizeClassVariations.Classes(
      horizontal: isWide ? "regular" : "compact", vertical: "compact")
  }

  func translate() -> InterfaceTranslation {
    var views: [SceneView] = []
    tree.root.forEach { view in
      if view === tree.root, isPlainRoot { return }
      if options.isDesign || !view.isPartOfList { views.append(view) }
    }
    naming.name(views)
    collectNames(views)
    tree.root.forEach { view in
      noteOutlets(of: view)
      if !isGone(view) { noteUnknownParts(of: view.element, in: view) }
    }
    nameConstraints()
    let place = document.span(of: scene.view)
    var entries: [YAMLEntry] = []
    entries.add("title", SpecNode.text(scene.name, at: place))
    var screen = screenEntries()
    var content: [YAMLEntry] = []
    var constraints: [YAMLNode] = []
    if isPlainRoot {
      let reader = reader(of: tree.root)
      screen.add("background", color(reader.child(key: "backgroundColor")))
      screen.add(
        "tint", color(reader.child(key: "tintColor") ?? document.root.child(key: "tintColor")))
      for child in tree.root.children where isShown(child) { content.append(entry(of: child)) }
      constraints = self.constraints(in: tree.root)
    } else {
      screen.add("tint", color(document.root.child(key: "tintColor")))
      content.append(rootEntry())
    }
    let changes = conditionalChanges()
    entries.add("matrix", entries: canvasMatrix(), at: place)
    if !colors.isEmpty { entries.add("colors", entries: colors, at: place) }
    let shown = (screen + content).map(\.value) + changes
    entries.add("strings", entries: translatedTexts(shownIn: shown), at: place)
    entries.add("screen", entries: screen, at: place)
    entries.add("views", entries: content, at: place)
    if !constraints.isEmpty { entries.add("constraints", SpecNode.list(constraints, at: place)) }
    if !changes.isEmpty { entries.add("when", SpecNode.list(changes, at: place)) }
    result.entries = entries
    result.scene = scene.name
    result.findings = document.duplicateFindings + findings
    return result
  }

  /// The safe area of the canvas at the top, left, bottom and right, in points.
  private(set) lazy var canvasInsets = findCanvasInsets()

  /// Whether the root view is the screen's own view, and not a view in it.
  ///
  /// In specs, the screen's own view has the system's margins.
  private(set) lazy var isPlainRoot =
    fillsScreen && (margins(of: reader(of: tree.root)) == nil || !usesMargins(tree.root))

  /// Whether the root view is a plain view that fills the screen.
  var fillsScreen: Bool {
    tree.root.element.name == "view" && isWholeScreen || isScreenSized
  }

  /// Whether the app makes the root view as large as the window, as those of controllers and
  /// launch screens.
  var isWholeScreen: Bool { scene.controller != nil || document.isScreen(scene.view) }

  /// Whether a xib's view is a plain view as large as the canvas.
  private var isScreenSized: Bool {
    guard scene.controller == nil, tree.root.element.name == "view",
      let frame = frame(of: tree.root)
    else { return false }
    if options.isDesign { return true }
    let sizes = [document.canvas?.size].compactMap { $0 } + [(320, 480), (320, 568), (600, 600)]
    return sizes.contains { $0.0 == frame[2] && $0.1 == frame[3] }
  }

  func reader(
    of view: SceneView, under classes: SizeClassVariations.Classes? = nil
  ) -> ElementReader {
    ElementReader(
      document: document, variations: variations, element: view.element, classes: classes)
  }

  private func collectNames(_ views: [SceneView]) {
    var named: [String: Set<String>] = [:]
    for view in views {
      let id = view.element["id"]
      if let id {
        result.objects[view.name] = id
        result.names[id] = view.name
      }
      let names =
        (id.flatMap { naming.outlets[$0] } ?? []) + [view.element["userLabel"]].compactMap(\.self)
      for name in names where result.names[name] == nil { result.names[name] = view.name }
      for name in names + [view.name] { named[name, default: []].insert(view.name) }
    }
    for view in views { result.names[view.name] = view.name }
    result.severalViews = named.filter { $0.value.count > 1 }
    if let id = tree.root.element["id"], isPlainRoot { result.objects["root"] = id }
  }

  /// Notes a part of the document that the spec does not have.
  func omit(_ part: OmittedPart, _ name: String, in view: SceneView?, at span: SourceSpan) {
    result.omissions.append(
      InterfaceTranslation.Omission(view: view.map(\.name), part: part, name: name, span: span))
  }

  /// Notes the settings of an element that change the picture and that specs do not have.
  ///
  /// Clear colours change nothing.
  ///
  /// - Parameters:
  ///   - names: attributes, or keys of child elements.
  ///   - element: the element.
  ///   - view: the view that shows the element; nil for the screen.
  func omitSettings(_ names: [String], of element: XMLElement, in view: SceneView?) {
    let usual = ["NO", "default", "center", "automatic", "minimal"]
    for name in names where element[name].map({ !usual.contains($0) }) ?? true {
      let child = element.child(key: name)
      let alpha = child?["alpha"].flatMap(DocumentNumber.number)
      guard element[name] != nil || child != nil, alpha != 0 else { continue }
      omit(
        .setting, "\(element.name) \(name)", in: view,
        at: child.map(document.span(of:)) ?? document.span(of: name, in: element))
    }
  }

  /// Notes the outlets that give a view a part beside its subviews, such as a row's accessory.
  ///
  /// The parts are views beside the controller in the scene.
  private func noteOutlets(of view: SceneView) {
    for name in InterfaceVocabulary.outletsToViews {
      guard let outlet = outlet(name, of: view.element) else { continue }
      omit(.setting, "\(view.element.name) \(name)", in: view, at: document.span(of: outlet))
    }
  }

  /// Notes the attributes and the child elements that Strut does not know, also those of an element's
  /// parts, such as a button's states.
  ///
  /// - Parameters:
  ///   - element: the element; the views in it are not looked at.
  ///   - view: the view that shows the element; nil for the screen.
  func noteUnknownParts(of element: XMLElement, in view: SceneView?) {
    for attribute in element.attributes
    where !InterfaceVocabulary.knows(attribute.name, of: element.name) {
      omit(
        .attribute, "\(element.name) \(attribute.name)", in: view,
        at: document.span(of: attribute.name, in: element))
    }
    for child in element.children {
      let name = child["key"] ?? child.name
      // A `nil` sets nothing, and a comment is for people.
      if ["variation", "nil"].contains(child.name) || name == "userComments" { continue }
      if child["id"].flatMap({ tree.views[$0] })?.element === child { continue }
      if InterfaceVocabulary.knows(name, of: element.name) {
        noteUnknownParts(of: child, in: view)
      } else {
        omit(.childElement, "\(element.name) \(name)", in: view, at: document.span(of: child))
      }
    }
  }

  /// The outlet of an element that points at an object of the document.
  func outlet(_ property: String, of element: XMLElement) -> XMLElement? {
    element.members(of: "connections").first {
      $0.name == "outlet" && $0["property"] == property
        && $0["destination"].flatMap(document.element(withID:)) != nil
    }
  }

  /// One warning for each kind of part, at its first place.
  private var findings: [Diagnostic] {
    OmittedPart.allCases.compactMap { part in
      let omitted = result.omissions.filter { $0.part == part }
      guard let first = omitted.first else { return nil }
      var known: Set<String> = []
      let names = omitted.map(\.name).filter { known.insert($0).inserted }
      return Diagnostic(
        part.message(names), severity: .warning, at: first.span, help: part.help(names))
    }
  }
}

/// Reads the attributes of an element and of its variations that hold.
struct ElementReader {
  let document: InterfaceDocument
  let variations: SizeClassVariations
  let element: XMLElement
  let classes: SizeClassVariations.Classes?

  subscript(name: String) -> String? {
    variations.value(name, of: element, under: classes)?.value
  }

  func flag(_ name: String) -> Bool? { self[name].map { $0 == "YES" } }

  func number(_ name: String) -> Double? { DocumentNumber.length(self[name]) }

  func child(key: String) -> XMLElement? {
    variations.child(key: key, of: element, under: classes)
  }

  /// The place of an attribute, or of the element without it.
  func span(_ name: String) -> SourceSpan {
    let owner = variations.value(name, of: element, under: classes)?.owner ?? element
    return document.span(of: name, in: owner)
  }

  var span: SourceSpan { document.span(of: element) }
}

extension SceneTranslator {
  /// The stored frame of a view in its superview: x, y, width and height in points; nil if the
  /// document has none.
  func frame(
    of view: SceneView, under classes: SizeClassVariations.Classes? = nil
  ) -> [Double]? {
    let reader = reader(of: view, under: classes)
    if let rect = reader.child(key: "frame"), rect.name == "rect" {
      let numbers = ["x", "y", "width", "height"].map { DocumentNumber.length(rect[$0]) ?? 0 }
      return Self.isUsable(numbers) ? numbers : nil
    }
    if let inset = reader.child(key: "frameInset") {
      let numbers = ["minX", "minY", "width", "height"].map {
        DocumentNumber.length(inset[$0]) ?? 0
      }
      return Self.isUsable(numbers) ? numbers : nil
    }
    return nil
  }

  private static func isUsable(_ frame: [Double]) -> Bool {
    frame.allSatisfy { abs($0) <= 100_000 } && frame[2] >= 0 && frame[3] >= 0
  }
}
