import Diagnostics
import ViewKinds
import YAML

/// What a screen presents over its views.
///
/// A patch replaces all of it.
struct PresentedDeclaration: ReadableSection {
  var alert: AlertDeclaration?
  var actionSheet: ActionSheetDeclaration?
  var menu: MenuDeclaration?
  var contextMenu: MenuDeclaration?
  var editMenu: EditMenuDeclaration?
  var shareSheet: ShareSheetDeclaration?
  var sheets: [NamedSheet] = []

  init() {}

  /// Nothing is presented.
  init(_ nothing: Nothing) {}

  /// The short form of a section without keys.
  enum Nothing: String, CaseIterable {
    case none
  }

  static let keys: [SectionKey<PresentedDeclaration>] = [
    .init(
      "sheets", .oneOrMore(.sheet), \.sheets,
      "A view of kind `sheet`, or several over each other from the lowest; none by default."),
    .init("alert", .panel, \.alert, "An alert in the middle of the screen."),
    .init(
      "actionSheet", .panel, \.actionSheet,
      "An action sheet: at the bottom of a phone, and beside `from` on a tablet or on iOS 26."),
    .init("menu", .menu, \.menu, "The open menu of a button."),
    .init(
      "contextMenu", .menu, \.contextMenu,
      "The context menu of a view, which is raised over the screen; the keys are those of `menu`."),
    .init(
      "editMenu", .menu, \.editMenu,
      "The commands for the selected text of a view, such as Cut and Copy."),
    .init(
      "shareSheet", .shareSheet, \.shareSheet,
      "The system's sheet for sharing, with grey shapes in place of apps and actions."),
  ]

  /// The source of what is presented, or nil for none.
  var source: NamedSource? {
    actionSheet?.source ?? menu?.source ?? contextMenu?.source ?? editMenu?.source
      ?? shareSheet?.source
  }

  mutating func finish(_ context: ReadingContext) {
    var shown: Set<String> = []
    for sheet in sheets where !shown.insert(sheet.name).inserted {
      context.report(.sheetTwice(sheet.name, at: sheet.span))
    }
    let panels = Self.names.filter { $0 != "sheets" }
    let given = context.place.entries.filter { panels.contains($0.key) }
    guard given.count > 1 else { return }
    context.report(.presentsTwice(given.map(\.key), at: given[1].keySpan))
  }
}

/// The texts and actions of an alert or an action sheet.
protocol PanelDeclaration: ReadableSection where Reader == ReadingContext {
  var title: String? { get set }
  var message: String? { get set }
  var actions: [[DeclaredValue.Pair]] { get set }
  /// The places of the actions, in their order.
  var actionSpans: [SourceSpan] { get set }
  /// The place of the panel's key.
  var span: SourceSpan? { get set }
  static var actionKeys: [any KindKey] { get }
  /// Whether there is anything but texts and actions.
  var hasMore: Bool { get }
}

extension PanelDeclaration {
  fileprivate static var panelKeys: [SectionKey<Self>] {
    [
      .init("title", .shownText, \.title, "The title; none by default."),
      .init("message", .shownText, \.message, "The text below the title; none by default."),
      .init(
        "actions", .items(actionKeys), \.actions,
        "The buttons in the order in which they are added; a text is a button's title."),
    ]
  }

  /// Notes the places of the actions, and reports a second one with a value that only one may have.
  fileprivate mutating func finishActions(_ context: ReadingContext) {
    let values = [
      (AlertAction.style.name, AlertAction.Style.cancel.rawValue),
      (AlertAction.preferred.name, "true"),
    ]
    guard case .sequence(let actions) = context.place.value(of: "actions")?.content else { return }
    actionSpans = actions.map(\.span)
    for (key, value) in values {
      let same = actions.compactMap { action in
        action.entries.first { $0.key == key && $0.value.scalar?.text == value }
      }
      if same.count > 1 {
        context.report(.alertActionTwice("\(key): \(value)", at: same[1].keySpan))
      }
    }
  }
}

/// The keys of an alert.
struct AlertDeclaration: PanelDeclaration {
  var title: String?
  var message: String?
  var actions: [[DeclaredValue.Pair]] = []
  var actionSpans: [SourceSpan] = []
  var fields: [[DeclaredValue.Pair]] = []
  var span: SourceSpan?

  static var actionKeys: [any KindKey] { AlertAction.keys }
  var hasMore: Bool { !fields.isEmpty }

  static let keys: [SectionKey<AlertDeclaration>] =
    panelKeys + [
      .init(
        "fields", .items(AlertField.keys), \.fields,
        "The text fields from the top; a text is a field's placeholder.")
    ]

  mutating func finish(_ context: ReadingContext) { finishActions(context) }
}

/// The keys of an action sheet.
struct ActionSheetDeclaration: PanelDeclaration {
  var title: String?
  var message: String?
  var actions: [[DeclaredValue.Pair]] = []
  var actionSpans: [SourceSpan] = []
  var source: NamedSource?
  var span: SourceSpan?

  static var actionKeys: [any KindKey] { AlertAction.sheetKeys }
  var hasMore: Bool { false }

  static let keys: [SectionKey<ActionSheetDeclaration>] =
    panelKeys + [.init("from", .source, \.source, NamedSource.sentence)]

  mutating func finish(_ context: ReadingContext) { finishActions(context) }
}

/// The keys of a menu.
struct MenuDeclaration: ReadableSection, DeclaredMenu {
  var title: String?
  var items: [[DeclaredValue.Pair]] = []
  var source: NamedSource?

  static let keys: [SectionKey<MenuDeclaration>] = [
    .init("from", .source, \.source, isRequired: true, NamedSource.sentence),
    .init("title", .shownText, \.title, "A title above the items; none by default."),
    .init(
      "items", .items(MenuItem.keys), \.items, "The items from the top; a text is an item's title."),
  ]
}

/// The keys of an edit menu.
struct EditMenuDeclaration: ReadableSection, DeclaredMenu {
  var items: [[DeclaredValue.Pair]] = []
  var source: NamedSource?

  static let keys: [SectionKey<EditMenuDeclaration>] = [
    .init(
      "from", .source, \.source, isRequired: true,
      "The view that it belongs to; the menu is beside its selected text or caret while it is edited."
    ),
    .init(
      "items", .items([MenuItem.title]), \.items,
      "The commands from the leading side; a text is a command's title. A chevron takes the place of those without room."
    ),
  ]
}

/// The keys of a sheet for sharing.
struct ShareSheetDeclaration: ReadableSection {
  var title: String?
  var subtitle: String?
  var source: NamedSource?
  /// The place of the sheet's key.
  var span: SourceSpan?

  static let keys: [SectionKey<ShareSheetDeclaration>] = [
    .init("title", .shownText, \.title, "The title of what is shared; none by default."),
    .init("subtitle", .shownText, \.subtitle, "The line below the title; none by default."),
    .init("from", .source, \.source, NamedSource.sentence),
  ]
}

extension ValueType where Value == ShareSheetDeclaration {
  fileprivate static let shareSheet = ValueType(.section(Value.self)) { context, entry in
    guard var sheet = ValueType.section.read(context, entry) else { return nil }
    sheet.span = entry.keySpan
    return sheet
  }
}

/// A menu that needs items.
protocol DeclaredMenu {
  var items: [[DeclaredValue.Pair]] { get }
}

extension ValueType where Value: ReadableSection & DeclaredMenu, Value.Reader == ReadingContext {
  fileprivate static var menu: ValueType {
    ValueType(.section(Value.self)) { context, entry in
      guard let menu = ValueType.section.read(context, entry) else { return nil }
      if menu.items.isEmpty { context.report(.emptyMenu(at: entry.keySpan)) }
      return menu
    }
  }
}

/// The name of a sheet.
struct NamedSheet: Sendable {
  var name: String
  var span: SourceSpan
}

extension ValueType where Value == NamedSheet {
  fileprivate static let sheet = ValueType(.value(.text)) { context, entry in
    context.text(entry.value, key: entry.key).map {
      NamedSheet(name: $0, span: entry.value.span)
    }
  }
}

/// The name of the view or button from which something is presented.
struct NamedSource: Sendable {
  var source: PresentationSource
  var span: SourceSpan

  static let sentence =
    "The view or the bar's button that it belongs to: a view's name, or `leftItems[0]`, `rightItems[0]` or `toolbar[0]`."
}

extension ValueType where Value == NamedSource {
  fileprivate static let source = ValueType(.value(.text)) { context, entry in
    context.text(entry.value, key: entry.key).map {
      NamedSource(source: PresentationSource($0), span: entry.value.span)
    }
  }
}

extension ValueType where Value: PanelDeclaration {
  fileprivate static var panel: ValueType {
    ValueType(.section(Value.self)) { context, entry in
      guard var panel = ValueType.section.read(context, entry) else { return nil }
      panel.span = entry.keySpan
      if panel.title == nil, panel.message == nil, panel.actions.isEmpty, !panel.hasMore {
        context.report(.emptyPanel(entry.key, at: entry.keySpan))
      }
      return panel
    }
  }
}
