import Diagnostics
import XML
import YAML

/// What size classes change in a scene, and what is not installed.
extension SceneTranslator {
  /// The ids that masks leave out, without a size class or under the canvas' own.
  private func excludedIDs(under classes: SizeClassVariations.Classes?) -> Set<String> {
    var ids: Set<String> = []
    tree.root.forEach { ids.formUnion(variations.excluded($0.element, under: classes)) }
    return ids
  }

  /// The classes of the scene's variations, the less specific first.
  private var allClasses: [SizeClassVariations.Classes] {
    guard !options.isDesign else { return [] }
    var classes: Set<SizeClassVariations.Classes> = []
    tree.root.forEach { view in
      classes.formUnion(ownClasses(of: view))
      for constraint in view.element.members(of: "constraints") {
        classes.formUnion(ownClasses(of: constraint))
      }
    }
    return classes.sorted()
  }

  /// The classes of an element's variations.
  private func ownClasses(of element: XMLElement) -> Set<SizeClassVariations.Classes> {
    Set(
      element.children.filter { $0.name == "variation" }
        .compactMap { $0["key"].flatMap(SizeClassVariations.Classes.init(key:)) })
  }

  /// The classes of a view's variations, and the one in which its system margin differs.
  private func ownClasses(of view: SceneView) -> Set<SizeClassVariations.Classes> {
    let own = ownClasses(of: view.element)
    guard systemMargin(of: view, reader(of: view)) != nil, usesMargins(view) else { return own }
    return own.union([SizeClassVariations.Classes(horizontal: "regular", vertical: nil)])
  }

  /// The classes of the entries of `when` that may change a view or a constraint.
  ///
  /// - Parameters:
  ///   - own: the classes of its own variations.
  ///   - ids: the object ids of its element and of what it is installed with.
  /// - Returns: the classes, of which one holds at a time.
  private func classes(
    _ own: Set<SizeClassVariations.Classes>, installedWith ids: [String]
  ) -> Set<SizeClassVariations.Classes> {
    var classes = own
    for id in ids { classes.formUnion(cached.classes[id] ?? []) }
    return SizeClassVariations.Classes.separate(classes)
  }

  /// The ids that are not installed without a size class.
  private var base: Set<String> { cached.base }

  /// Whether a view is in no cell of the spec.
  func isGone(_ view: SceneView) -> Bool {
    guard let id = view.element["id"], base.contains(id) else { return false }
    return !cached.installedLater.contains(id)
  }

  /// Whether a view is installed in some size classes only.
  func isNotInstalled(_ view: SceneView) -> Bool {
    guard let id = view.element["id"] else { return false }
    return base.contains(id) && cached.installedLater.contains(id)
  }

  /// Whether a constraint, or a view that it is about, is in no cell.
  func isGone(_ element: XMLElement, in holder: SceneView) -> Bool {
    if let id = element["id"], base.contains(id), !cached.installedLater.contains(id) {
      return true
    }
    return views(of: element, in: holder).contains { anyAncestor(of: $0, isGone) }
  }

  /// Whether a constraint holds in some size classes only.
  func isInactive(_ element: XMLElement, in holder: SceneView) -> Bool {
    if let id = element["id"], base.contains(id) { return true }
    return views(of: element, in: holder).contains { anyAncestor(of: $0, isNotInstalled) }
  }

  private func anyAncestor(of view: SceneView, _ test: (SceneView) -> Bool) -> Bool {
    var next: SceneView? = view
    while let view = next {
      if test(view) { return true }
      next = view.parent
    }
    return false
  }

  /// Whether a size class changes a constraint, or installs or removes it.
  func isChangedBySizeClass(_ element: XMLElement, in holder: SceneView) -> Bool {
    guard !options.isDesign else { return false }
    if !ownClasses(of: element).isEmpty { return true }
    let ids = cached.installedLater.union(cached.removedLater)
    return parts(of: element, in: holder).contains(where: ids.contains)
  }

  /// The object ids of a constraint, of its views and of the views around them.
  private func parts(of element: XMLElement, in holder: SceneView) -> [String] {
    var ids = [element["id"]]
    for view in views(of: element, in: holder) {
      _ = anyAncestor(of: view) {
        ids.append($0.element["id"])
        return false
      }
    }
    return ids.compactMap { $0 }
  }

  /// The classes of the entries of `when` that may change a constraint.
  func classes(
    ofChangesTo element: XMLElement, in holder: SceneView
  ) -> Set<SizeClassVariations.Classes> {
    classes(ownClasses(of: element), installedWith: parts(of: element, in: holder))
  }

  /// The entries of `when`.
  func conditionalChanges() -> [YAMLNode] {
    let place = document.span(of: scene.view)
    let classes = Set(allClasses)
    let all = classes.union(SizeClassVariations.Classes.separate(classes)).sorted()
    return all.compactMap { classes in
      var sides: [YAMLEntry] = []
      sides.add("horizontal", classes.horizontal.map { SpecNode.word($0, at: place) })
      sides.add("vertical", classes.vertical.map { SpecNode.word($0, at: place) })
      var entry: [YAMLEntry] = []
      entry.add("sizeClass", SpecNode.mapping(sides, at: place))
      let excluded = excludedIDs(under: classes)
      let views = patches(under: classes, excluded)
      let changes = constraintChanges(under: classes, excluded)
      entry.add("views", entries: views, at: place)
      entry.add("activate", Self.names(changes.activated, at: place))
      entry.add("deactivate", Self.names(changes.deactivated, at: place))
      if !changes.added.isEmpty {
        entry.add("constraints", SpecNode.list(changes.added, at: place))
      }
      return entry.count > 1 ? SpecNode.mapping(entry, at: place) : nil
    }
  }

  private static func names(_ names: [String], at span: SourceSpan) -> YAMLNode? {
    names.isEmpty ? nil : SpecNode.words(names, at: span)
  }

  /// The keys of views that differ in size classes.
  private func patches(
    under classes: SizeClassVariations.Classes, _ excluded: Set<String>
  ) -> [YAMLEntry] {
    var patches: [YAMLEntry] = []
    tree.root.forEach { view in
      guard !view.name.isEmpty, view.isSubview, !isGone(view) else { return }
      let own = ownClasses(of: view)
      let ids = view.element["id"].map { [$0] } ?? []
      guard self.classes(own, installedWith: ids).contains(classes) else { return }
      let span = document.span(of: view.element)
      var changed: [YAMLEntry] = []
      if !own.isEmpty {
        let before = keys(of: view)
        for entry in keys(of: view, under: classes)
        where before.first(where: { $0.key == entry.key })?.value.line != entry.value.line {
          if !["kind", "rows", "hidden"].contains(entry.key) { changed.append(entry) }
        }
      }
      let isHidden = isHidden(view, under: classes, excluded)
      if isHidden != self.isHidden(view, under: nil, base) {
        changed.add("hidden", SpecNode.flag(isHidden, at: span))
      }
      patches.add(view.name, entries: changed, at: span)
    }
    return patches
  }

  /// Whether a view is hidden by its attribute, or is not installed.
  private func isHidden(
    _ view: SceneView, under classes: SizeClassVariations.Classes?, _ excluded: Set<String>
  ) -> Bool {
    reader(of: view, under: classes).flag("hidden") == true
      || view.element["id"].map(excluded.contains) ?? false
  }

  private func constraintChanges(
    under classes: SizeClassVariations.Classes, _ excluded: Set<String>
  ) -> (activated: [String], deactivated: [String], added: [YAMLNode]) {
    var result: (activated: [String], deactivated: [String], added: [YAMLNode]) = ([], [], [])
    forEachConstraint { element, holder in
      guard let id = element["id"], let name = constraintNames[id], !isGone(element, in: holder)
      else { return }
      guard self.classes(ofChangesTo: element, in: holder).contains(classes) else { return }
      let parts = parts(of: element, in: holder)
      func isOut(_ ids: Set<String>) -> Bool { parts.contains(where: ids.contains) }
      let wasOut = isOut(base)
      let before = constraint(element, in: holder, under: .unvaried)
      let after = isOut(excluded) ? nil : constraint(element, in: holder, under: classes)
      let isSame = before?.line == after?.line
      if before != nil, !wasOut, !isSame { result.deactivated.append(name) }
      guard let after, wasOut || !isSame else { return }
      if isSame {
        result.activated.append(name)
      } else if let alternative = alternativeNames[id]?[after.line] {
        result.activated.append(alternative)
      } else {
        result.added.append(after)
      }
    }
    return result
  }

  /// What masks leave out and put back, computed once.
  var cached: InstalledParts {
    if let known = installedParts { return known }
    var parts = InstalledParts()
    parts.base = excludedIDs(under: nil)
    if !options.isDesign {
      for classes in allClasses {
        let excluded = excludedIDs(under: classes)
        parts.installedLater.formUnion(parts.base.subtracting(excluded))
        parts.removedLater.formUnion(excluded.subtracting(parts.base))
      }
      tree.root.forEach { parts.addClasses(of: $0.element) }
    }
    installedParts = parts
    return parts
  }
}

/// The ids of views and constraints that size classes install and remove.
struct InstalledParts {
  /// Not installed without a size class.
  var base: Set<String> = []
  /// Of these, those that a size class installs.
  var installedLater: Set<String> = []
  /// Those that a size class removes.
  var removedLater: Set<String> = []
  /// The size classes of the masks that name an id.
  private(set) var classes: [String: Set<SizeClassVariations.Classes>] = [:]

  /// Adds the size classes of the masks of an element.
  mutating func addClasses(of element: XMLElement) {
    for variation in element.children where variation.name == "variation" {
      guard let own = variation["key"].flatMap(SizeClassVariations.Classes.init(key:)) else {
        continue
      }
      for mask in variation.children where mask.name == "mask" {
        for change in mask.children {
          if let id = change["reference"] { classes[id, default: []].insert(own) }
        }
      }
    }
  }
}
