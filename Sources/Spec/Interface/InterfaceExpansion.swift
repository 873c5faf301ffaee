import Catalogues
import Diagnostics
import InterfaceBuilder
import ViewKinds
import YAML

/// Puts the scene of an Interface Builder document in place of the key `interface`.
///
/// The result is a spec of its own: the document's keys, changed by those of the file. So every part
/// of Strut reads it as it reads any spec.
struct InterfaceExpansion: SectionReader {
  let context: ReadingContext

  /// The keys of a document's spec that only `interface` gives a meaning.
  private static let dependentKeys = ["scene", "design"]

  /// A spec's tree with the document in it.
  struct Result {
    var root: YAMLNode
    /// The translation of the document; nil if the spec names none, or after a report.
    var translation: InterfaceTranslation?
    /// The path of the document in diagnostics.
    var file: String?
  }

  func expand(_ root: YAMLNode) -> Result {
    guard case .mapping(let entries) = root.content else { return Result(root: root) }
    guard let interface = entries.first(where: { $0.key == "interface" }) else {
      for entry in entries where Self.dependentKeys.contains(entry.key) {
        report(.needsInterface(entry.key, at: entry.keySpan))
      }
      return Result(root: root)
    }
    guard let (document, words) = document(interface) else {
      return Result(root: without(entries, root))
    }
    let scene = entries.first { $0.key == "scene" }
    // The keys of the document have their place in the spec where the scene is named.
    var merged = root
    merged.span = scene?.value.span ?? interface.value.span
    do throws(InterfaceFault) {
      let chosen = try document.scene(
        named: scene.flatMap { text($0.value, key: "scene") }, at: merged.span)
      return merge(
        try document.translation(of: chosen, options(entries, words)), of: document,
        with: entries, merged)
    } catch {
      report(error.diagnostic)
      return Result(root: without(entries, root))
    }
  }

  /// The scene of a document that no spec names.
  func expand(
    _ document: InterfaceDocument, _ scene: InterfaceScene, words: [String: [String: String]],
    with entries: [YAMLEntry]
  ) -> Result {
    let root = YAMLNode(span: document.span(of: scene.view), content: .mapping(entries))
    do throws(InterfaceFault) {
      return merge(
        try document.translation(of: scene, options(entries, words)), of: document,
        with: entries, root)
    } catch {
      report(error.diagnostic)
      return Result(root: root)
    }
  }

  private func options(
    _ entries: [YAMLEntry], _ words: [String: [String: String]]
  ) -> InterfaceOptions {
    var options = InterfaceOptions()
    options.words = words
    options.isDesign = isDesign(entries)
    options.families = Set(
      entries.first { $0.key == "fonts" }?.value.entries.map(\.key) ?? [])
    context.readAssets(entries.first { $0.key == "assets" }?.value)
    let context = context
    let colors = entries.first { $0.key == "colors" }?.value.entries.map(\.key) ?? []
    options.hasColor = { name in
      if colors.contains(name) { return true }
      if case .missing = context.assets.color(name) { return false }
      return true
    }
    options.hasImage = { name in
      if case .missing = context.assets.image(name), case .missing = context.lookups.images(name) {
        return false
      }
      return true
    }
    return options
  }

  private func isDesign(_ entries: [YAMLEntry]) -> Bool {
    guard let entry = entries.first(where: { $0.key == "design" }) else { return false }
    return context.flag(entry.value, key: entry.key) ?? false
  }

  private func document(
    _ entry: YAMLEntry
  ) -> (InterfaceDocument, words: [String: [String: String]])? {
    guard let path = text(entry.value, key: entry.key) else { return nil }
    switch context.lookups.interfaces(path) {
    case .found(let document, let words): return (document, words)
    case .refused(let fault):
      var diagnostic = fault.diagnostic
      diagnostic.notes.append(Note("`interface` names the document here", at: entry.value.span))
      report(diagnostic)
    case .outsideProject: report(.interfaceOutside(path, at: entry.value.span))
    case .missing: report(.interfaceMissing(path, at: entry.value.span))
    }
    return nil
  }

  /// The spec without the keys of the document, so that its other mistakes are reported too.
  private func without(_ entries: [YAMLEntry], _ root: YAMLNode) -> YAMLNode {
    var root = root
    root.content = .mapping(
      entries.filter {
        !["interface", "views", "when"].contains($0.key) && !Self.dependentKeys.contains($0.key)
      })
    return root
  }

  // MARK: Merging

  private func merge(
    _ translation: InterfaceTranslation, of document: InterfaceDocument, with entries: [YAMLEntry],
    _ root: YAMLNode
  ) -> Result {
    for finding in translation.findings { report(finding) }
    var merged = translation.entries
    for entry in entries where entry.key != "interface" && !Self.dependentKeys.contains(entry.key) {
      guard let index = merged.firstIndex(where: { $0.key == entry.key }) else {
        merged.insert(renamed(entry, translation), at: place(of: entry.key, in: merged))
        continue
      }
      switch entry.key {
      case "views":
        merged[index].value = patched(merged[index].value, by: entry.value, translation)
      case "colors", "screen", "strings":
        merged[index].value = Self.joined(merged[index].value, entry.value)
      case "constraints", "when":
        merged[index].value = Self.appended(
          merged[index].value, renamed(entry, translation).value)
      default: merged[index] = entry
      }
    }
    var result = root
    result.content = .mapping(merged)
    return Result(root: result, translation: translation, file: document.file)
  }

  /// The position of a key among those of a document, in the order in which specs are written.
  private func place(of key: String, in entries: [YAMLEntry]) -> Int {
    let order = DocumentKeys.specKeys.map(\.name)
    guard let own = order.firstIndex(of: key) else { return entries.count }
    return entries.firstIndex { entry in
      order.firstIndex(of: entry.key).map { $0 > own } ?? false
    } ?? entries.count
  }

  /// The keys of both mappings; the second's win.
  private static func joined(_ base: YAMLNode, _ changes: YAMLNode) -> YAMLNode {
    guard case .mapping(var entries) = base.content, case .mapping(let own) = changes.content else {
      return changes
    }
    for entry in own {
      if let index = entries.firstIndex(where: { $0.key == entry.key }) {
        entries[index] = entry
      } else {
        entries.append(entry)
      }
    }
    return YAMLNode(span: base.span, content: .mapping(entries))
  }

  private static func appended(_ base: YAMLNode, _ more: YAMLNode) -> YAMLNode {
    guard case .sequence(let first) = base.content, case .sequence(let second) = more.content else {
      return more
    }
    return YAMLNode(span: base.span, content: .sequence(first + second))
  }

  /// An entry of `when` with the views' ids in place of outlets and labels.
  private func renamed(_ entry: YAMLEntry, _ translation: InterfaceTranslation) -> YAMLEntry {
    guard entry.key == "when", case .sequence(let changes) = entry.value.content else {
      return entry
    }
    var entry = entry
    entry.value.content = .sequence(
      changes.map { change in
        guard case .mapping(var fields) = change.content,
          let index = fields.firstIndex(where: { $0.key == "views" }),
          case .mapping(let views) = fields[index].value.content
        else { return change }
        fields[index].value.content = .mapping(
          views.map { view in
            var view = view
            view.key = self.view(named: view.key, at: view.keySpan, translation) ?? view.key
            return view
          })
        var change = change
        change.content = .mapping(fields)
        return change
      })
    return entry
  }

  /// The id of the view that the spec names by its outlet, label or object id.
  ///
  /// Reports a name of several views.
  private func view(
    named name: String, at span: SourceSpan, _ translation: InterfaceTranslation
  ) -> String? {
    guard let view = translation.names[name] else { return nil }
    if let several = translation.severalViews[name] {
      let objects = several.sorted().map { translation.objects[$0] ?? $0 }
      report(.severalViews(name, objects, changed: translation.objects[view] ?? view, at: span))
    }
    return view
  }

  /// The document's views with the keys that the spec sets.
  private func patched(
    _ views: YAMLNode, by patches: YAMLNode, _ translation: InterfaceTranslation
  ) -> YAMLNode {
    var views = views
    for patch in mapping(patches, of: .key("views")) ?? [] {
      guard let name = view(named: patch.key, at: patch.keySpan, translation) else {
        report(
          .unknownView(
            patch.key, at: patch.keySpan, known: Array(Set(translation.names.keys)).sorted()))
        continue
      }
      _ = Self.apply(patch.value, to: name, in: &views)
    }
    return views
  }

  /// Changes the keys of a view in a mapping of views; returns false if it is not there.
  private static func apply(_ patch: YAMLNode, to name: String, in views: inout YAMLNode) -> Bool {
    guard case .mapping(var entries) = views.content else { return false }
    for index in entries.indices {
      if entries[index].key == name {
        entries[index].value = keys(of: entries[index].value, changedBy: patch)
      } else if !applyInside(patch, to: name, in: &entries[index].value) {
        continue
      }
      views.content = .mapping(entries)
      return true
    }
    return false
  }

  /// Changes a view below a view, also in its rows, headers and footers.
  private static func applyInside(
    _ patch: YAMLNode, to name: String, in view: inout YAMLNode
  ) -> Bool {
    switch view.content {
    case .scalar: return false
    case .sequence(var elements):
      for index in elements.indices where applyInside(patch, to: name, in: &elements[index]) {
        view.content = .sequence(elements)
        return true
      }
    case .mapping(var fields):
      for index in fields.indices {
        let isChanged =
          switch fields[index].key {
          case "views": apply(patch, to: name, in: &fields[index].value)
          case "items", "sections", "cell", "header", "footer":
            applyInside(patch, to: name, in: &fields[index].value)
          default: false
          }
        guard isChanged else { continue }
        view.content = .mapping(fields)
        return true
      }
    }
    return false
  }

  private static func keys(of view: YAMLNode, changedBy patch: YAMLNode) -> YAMLNode {
    guard case .mapping(let changes) = patch.content, case .mapping(var fields) = view.content
    else { return view }
    for change in changes {
      guard let index = fields.firstIndex(where: { $0.key == change.key }) else {
        fields.append(change)
        continue
      }
      switch change.key {
      case "views": fields[index].value = joined(fields[index].value, change.value)
      case "constraints": fields[index].value = appended(fields[index].value, change.value)
      default: fields[index] = change
      }
    }
    return YAMLNode(span: view.span, content: .mapping(fields))
  }
}

extension Diagnostic {
  fileprivate static func needsInterface(_ key: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "needsInterface", text: "`\(key)` needs an `interface`"), at: span,
      help: "name a storyboard or a xib: `interface: Main.storyboard`")
  }

  fileprivate static func severalViews(
    _ name: String, _ objects: [String], changed: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "severalViews",
        text:
          "`\(name)` names \(objects.count) views of the document, and only `\(changed)` changes"),
      severity: .warning, at: span,
      help:
        "write the object id of the view: \(WordList.of(objects.prefix(4).map { "`\($0)`" }, "or"))"
    )
  }

  fileprivate static func interfaceMissing(_ path: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "interfaceMissing", text: "there is no document `\(path)`"), at: span,
      help: "paths begin at the folder of the spec: `../App/Base.lproj/Main.storyboard`")
  }

  fileprivate static func interfaceOutside(_ path: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "interfaceOutside", text: "the document `\(path)` is outside the project's folder"),
      at: span, help: "run `strut` in the folder that contains both, or copy the document")
  }
}
