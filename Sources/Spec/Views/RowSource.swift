import AutoLayout
import Diagnostics
import ViewKinds
import YAML

/// The source of the items of a table or a collection.
struct RowSource {
  /// The container's kind.
  let kind: any ItemContainerKind.Type
  /// The template in `row`, or nil.
  let template: YAMLEntry?
  /// The templates in `rows` with their names, in file order.
  let named: [YAMLEntry]
  /// Whether the table has a grouped style.
  ///
  /// Its sections then have headers and footers even without texts.
  let isGrouped: Bool
  /// Whether the table gives a height of section footers, which each section then has.
  let givesFooterHeight: Bool
  /// The uses of templates that contain the container, outermost first.
  let uses: [TemplateUse]
  /// The container's own header and footer; empty without them.
  var ends = Ends()

  struct Ends {
    var header = Subtree()
    var footer = Subtree()

    var isEmpty: Bool { header.views.isEmpty && footer.views.isEmpty }
  }

  /// Creates the source from the keys of a container.
  init(
    _ kind: any ItemContainerKind.Type, _ fields: [YAMLEntry], in uses: [TemplateUse] = []
  ) {
    self.kind = kind
    self.uses = uses
    template = fields.first { $0.key == "row" }
    named = fields.first { $0.key == "rows" }?.value.entries ?? []
    let style = fields.first { $0.key == "style" }?.value.scalar?.text
    givesFooterHeight = fields.contains { field in
      field.key == TableViewKind.sectionFooterHeight.name && (field.value.scalar?.number ?? 0) >= 0
    }
    isGrouped = kind.titleKind != nil && style != nil && style != TableStyle.plain.rawValue
  }

  var hasTemplate: Bool { !templates.isEmpty }

  /// The templates in file order, that of `row` first.
  var templates: [YAMLEntry] { (template.map { [$0] } ?? []) + named }

  /// The entry with the view that an item holds itself, or nil for an item of a template.
  ///
  /// A template's parameter may have the name `cell`.
  func ownView(in item: [YAMLEntry]) -> YAMLEntry? {
    guard let view = item.first(where: { $0.key == "cell" }) else { return nil }
    if view.value.scalar.map({ !$0.isNull }) ?? false { return nil }
    return templates.contains { RowTemplate($0.value).names.contains("cell") } ? nil : view
  }
}

/// A view that an entry of a container holds itself, and the parts that contain it.
struct OwnView {
  let id: ViewID
  /// The views between the container and the view, the outermost first.
  let parts: [(id: ViewID, role: ViewNames.Role)]
  let entry: YAMLEntry
}

extension OwnView {
  /// A header or a footer, which its table lays out on its own.
  fileprivate init(end: YAMLEntry, of prefix: String) {
    self.init(id: ViewID("\(prefix).\(end.key)"), parts: [], entry: end)
  }

  /// The role of the view itself.
  var role: ViewNames.Role { parts.isEmpty ? .layoutRoot : .view }
}

extension RowSource {
  /// The views that the entries of a container hold themselves.
  ///
  /// - Parameters:
  ///   - table: the container's id.
  ///   - fields: the container's keys, or those of a condition's patch.
  /// - Returns: the views in file order.
  func ownViews(of table: ViewID, _ fields: [YAMLEntry]) -> [OwnView] {
    fields.flatMap { field -> [OwnView] in
      switch (field.key, field.value.content) {
      case ("items", .sequence(let items)): return ownViews(in: items, prefix: table.name)
      case ("header", .mapping), ("footer", .mapping):
        return [OwnView(end: field, of: table.name)]
      case ("sections", .sequence(let sections)):
        return sections.enumerated().flatMap { index, section in
          ownViews(in: section, prefix: "\(table.name)[\(index)]")
        }
      default: return []
      }
    }
  }

  private func ownViews(in section: YAMLNode, prefix: String) -> [OwnView] {
    section.entries.flatMap { entry -> [OwnView] in
      switch (entry.key, entry.value.content) {
      case ("header", .mapping), ("footer", .mapping): return [OwnView(end: entry, of: prefix)]
      case ("items", .sequence(let items)): return ownViews(in: items, prefix: prefix)
      default: return []
      }
    }
  }

  private func ownViews(in items: [YAMLNode], prefix: String) -> [OwnView] {
    items.enumerated().compactMap { index, item in
      guard let entry = ownView(in: item.entries) else { return nil }
      let cell = ViewID("\(prefix)[\(index)]")
      var parts: [(id: ViewID, role: ViewNames.Role)] = [(cell, .layoutRoot)]
      if kind.contentKind != nil {
        parts = [(cell, .cell), (ViewID("\(cell.name).\(ViewReader.contentName)"), .layoutRoot)]
      }
      return OwnView(id: ViewID("\(cell.name).row"), parts: parts, entry: entry)
    }
  }
}

/// A row template, and the places of items that give no value for its parameters.
final class RowUse {
  let template: RowTemplate
  /// The place of the template's key.
  let span: SourceSpan
  /// The places of items without a value, by the parameter's name.
  var missing: [String: [SourceSpan]] = [:]

  init(_ entry: YAMLEntry) {
    template = RowTemplate(entry.value)
    span = entry.keySpan
  }
}

/// The views of a container while they are being read.
struct ItemReading {
  let source: RowSource
  /// The template of items that name none, or nil.
  let standard: RowUse?
  /// The templates in `rows`, in file order.
  let named: [(name: String, use: RowUse)]
  let table: ViewID
  /// The tree of the views that items hold themselves.
  let tree: ViewTree
  let target = SubtreeBuilder()

  init(_ source: RowSource, of table: ViewID, in tree: ViewTree) {
    self.source = source
    standard = source.template.map { RowUse($0) }
    named = source.named.map { ($0.key, RowUse($0)) }
    self.table = table
    self.tree = tree
  }

  /// The templates in file order, that of `row` first.
  var uses: [RowUse] { (standard.map { [$0] } ?? []) + named.map(\.use) }

  /// Adds a cell, and its content view if the kind has one.
  ///
  /// - Returns: the index of the view that contains the item's view: the content view, or else the
  ///   cell.
  func addCell(
    _ id: ViewID, _ own: [DeclaredValue.Pair], _ place: TableViewCellKind.Position,
    at span: SourceSpan
  ) -> Int {
    let isSwiped = own.contains {
      guard case .items(let actions) = $0.value else { return false }
      return $0.key == TableViewCellKind.swipeActions.name && !actions.isEmpty
    }
    let above =
      isSwiped && !place.isFirst
      ? target.subtree.views.lastIndex { $0.kind == source.kind.cellKind } : nil
    if let above {
      target.subtree.views[above].keys.values.append(
        DeclaredValue.Pair(TableViewCellKind.isAboveSwiped(true)))
    }
    var cell = ViewDeclaration(
      id: id, kind: source.kind.cellKind, guides: [], span: span, isPart: true)
    cell.keys.values =
      [DeclaredValue.Pair(TableViewCellKind.position(place))] + own
    target.subtree.views.append(cell)
    let position = target.subtree.views.count - 1
    guard let content = source.kind.contentKind else { return position }
    target.subtree.views.append(
      ViewDeclaration(
        id: ViewID("\(id.name).\(ViewReader.contentName)"), kind: content, parent: position,
        guides: [], span: span))
    return position + 1
  }

  /// Adds a section's header or footer.
  func addTitle(
    _ title: String?, _ role: TableSectionTitleKind.Role, of section: String, isFirst: Bool,
    at span: SourceSpan
  ) {
    guard let kind = source.kind.titleKind else { return }
    var view = ViewDeclaration(
      id: ViewID("\(section).\(role.rawValue)"), kind: kind, guides: [], span: span, isPart: true)
    view.keys.values = [
      TableSectionTitleKind.role(role), TableSectionTitleKind.isFirst(isFirst),
      TableSectionTitleKind.title(title ?? ""),
    ].map { DeclaredValue.Pair($0) }
    target.subtree.views.append(view)
  }
}
