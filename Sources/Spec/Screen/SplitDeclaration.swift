import Devices
import Diagnostics
import Geometry
import ViewKinds
import YAML

/// The columns of a split view; the screen itself is the secondary column.
struct SplitDeclaration: ReadableSection {
  var given: Set<String> = []
  var primary: ColumnDeclaration?
  var supplementary: ColumnDeclaration?
  var displayMode = SplitView.DisplayMode.automatic
  var collapsed = SplitView.Role.secondary
  var showsDisplayModeButton = true
  /// The places of the given keys, by name.
  var spans: [String: SourceSpan] = [:]
  /// The place of the section's own key.
  var span: SourceSpan?

  static let keys: [SectionKey<SplitDeclaration>] = [
    .init(
      "primary", .section, \.primary,
      "The first column, such as a sidebar; on iOS 26 it is a panel of glass."),
    .init(
      "supplementary", .section, \.supplementary,
      "The column between the primary and the secondary one; none by default."),
    .init(
      "displayMode", .choice(), \.displayMode,
      "The visible columns of a window of regular width, named as in UIKit; `automatic` is `oneBesideSecondary` in landscape and `secondaryOnly` in portrait."
    ),
    .init(
      "collapsed", .choice(), \.collapsed,
      "The column that a window of compact width shows, such as a phone's."),
    .init(
      "displayModeButton", .flag, \.showsDisplayModeButton,
      "Whether the bar of the first visible column has the button that shows and hides columns."),
  ]

  mutating func finish(_ context: ReadingContext) {
    for entry in context.place.entries { spans[entry.key] = entry.keySpan }
  }

  /// Adds the keys of a change.
  mutating func change(by patch: SplitDeclaration) {
    merge(patch)
    spans.merge(patch.spans) { $1 }
  }

  /// The declared column with a role, or nil without one.
  subscript(role: SplitView.Role) -> ColumnDeclaration? {
    switch role {
    case .primary: primary
    case .supplementary: supplementary
    case .secondary: nil
    }
  }

  /// The state of the split view, or nil without a primary column.
  func state(_ direction: LayoutDirection) -> SplitView? {
    primary.map {
      SplitView(
        primary: $0.state, supplementary: supplementary?.state, displayMode: displayMode,
        top: collapsed, direction: direction)
    }
  }

  /// The errors that are known only after all changes of a cell.
  var findings: [Diagnostic] {
    guard let span else { return [] }
    guard primary != nil else { return [.splitNeedsPrimary(at: span)] }
    guard supplementary == nil else { return [] }
    var found: [Diagnostic] = []
    if displayMode.showsTwo {
      found.append(
        .needsSupplementary(displayMode.rawValue, at: spans["displayMode"] ?? span))
    }
    if collapsed == .supplementary {
      found.append(.needsSupplementary(collapsed.rawValue, at: spans["collapsed"] ?? span))
    }
    return found
  }
}

/// A column of a split view before the secondary one.
///
/// A patch replaces all of it.
struct ColumnDeclaration: ReadableSection {
  var view: NamedColumnView?
  /// The preferred width in points, or nil for the system's.
  var width: Double?
  var background: DeviceColor?
  var navigationBar: NavigationBarDeclaration?
  var toolbar: ToolbarDeclaration?

  static let keys: [SectionKey<ColumnDeclaration>] = [
    .init(
      "view", .columnView, \.view, isRequired: true,
      "The view that fills the column: one at the top level of `views`."),
    .init(
      "width", .number(in: LengthRange.extent), \.width,
      "The preferred width in points; narrower if less than 320 would remain for the secondary column; 320 by default."
    ),
    .init(
      "background", .color, \.background,
      "The column's background, except on a panel of glass; `systemBackground` by default."),
    .init(
      "navigationBar", .section(or: .choice()) { NavigationBarDeclaration(style: $0) },
      \.navigationBar, "The column's navigation bar; hidden without this key."),
    .init(
      "toolbar", .section(or: .choice()) { ToolbarDeclaration(style: $0) }, \.toolbar,
      "The column's toolbar; hidden without this key."),
  ]

  /// The width and the bars of the column.
  fileprivate var state: SplitView.Column {
    var column = SplitView.Column()
    column.width = width.map { Points($0) }
    column.navigationBar = navigationBar?.style ?? .hidden
    column.hasPrompt = navigationBar?.prompt != nil
    column.hasSubtitle = navigationBar?.subtitle != nil
    column.search = navigationBar?.search?.state
    column.toolbar = toolbar?.style ?? .hidden
    return column
  }
}

/// The name of a column's view.
struct NamedColumnView: Sendable {
  var name: String
  var span: SourceSpan
}

extension ValueType where Value == NamedColumnView {
  fileprivate static let columnView = ValueType(.value(.text)) { context, entry in
    context.text(entry.value, key: entry.key).map {
      NamedColumnView(name: $0, span: entry.value.span)
    }
  }
}

extension ValueType where Value == SplitDeclaration {
  static let split = ValueType(.section(Value.self)) { context, entry in
    guard var split = ValueType.section.read(context, entry) else { return nil }
    split.span = entry.keySpan
    return split
  }
}
