package import Devices
package import Graphics

/// What a screen presents over its views and bars.
package enum Presented: Hashable, Sendable {
  case alert(Alert)
  /// An alert of the style of action sheets, beside its source if it has one.
  case actionSheet(Alert, source: PresentationSource?)

  /// The menu of a button.
  case menu(Menu, source: PresentationSource?)
  /// The context menu of a view, which is raised.
  case contextMenu(Menu, source: PresentationSource?)
  /// The edit menu of a view, beside its selected text if it has any.
  case editMenu(Menu, source: PresentationSource?)
  /// The sheet for sharing, beside its source on tablets.
  case shareSheet(ShareSheet, source: PresentationSource?)

  /// The name of its key in specs.
  package var key: String {
    switch self {
    case .alert: "alert"
    case .actionSheet: "actionSheet"
    case .menu: "menu"
    case .contextMenu: "contextMenu"
    case .editMenu: "editMenu"
    case .shareSheet: "shareSheet"
    }
  }

  /// The view or button that it belongs to, or nil for none.
  package var source: PresentationSource? {
    switch self {
    case .alert: nil
    case .actionSheet(_, let source), .menu(_, let source), .contextMenu(_, let source),
      .editMenu(_, let source), .shareSheet(_, let source):
      source
    }
  }

  /// The source that is not drawn in its place; nil for none.
  ///
  /// A context menu has raised it. On iOS 26 a menu has grown out of it: real pictures show no
  /// button beside the round corners of its menu.
  package func replacedSource(on system: SystemVersion) -> PresentationSource? {
    switch self {
    case .alert, .actionSheet, .editMenu, .shareSheet: nil
    case .menu: system == .ios26 ? source : nil
    case .contextMenu: source
    }
  }

  /// Whether it may dim the screen below it.
  package var dimsScreen: Bool {
    switch self {
    case .alert, .actionSheet, .contextMenu, .shareSheet: true
    case .menu, .editMenu: false
    }
  }

  /// Whether bars and views below it lose the colour of their tint.
  ///
  /// Measured: grey on iOS 16, and blue under the dimming on iOS 26.
  package func dimsTint(on system: SystemVersion) -> Bool {
    switch self {
    case .alert, .actionSheet, .shareSheet: system == .ios18
    case .menu, .contextMenu, .editMenu: false
    }
  }
}

/// A view that is presented as a sheet.
package struct PresentedSheet: Hashable, Sendable {
  /// The view's name.
  package let view: String
  package let place: SheetPlacement
  /// The source of a popover, or nil for none.
  package let source: PresentationSource?
  /// The colour of a popover's arrow.
  package let background: RGBAColor

  package init(
    view: String, place: SheetPlacement, source: PresentationSource? = nil,
    background: RGBAColor = .white
  ) {
    self.view = view
    self.place = place
    self.source = source
    self.background = background
  }

  /// The name of the group of its shadow, which is below it.
  package var shadowGroup: String { "chrome.shadow.\(view)" }

  /// The name of the group of the screen below it, if that is in a card.
  package var cardGroup: String { "chrome.card.\(view)" }
}

/// The view or the bar's button from which something is presented.
package enum PresentationSource: Hashable, Sendable {
  /// A view, by its name.
  case view(String)
  /// A bar's button, by its place among all items of the bar's key.
  case button(BarItemList, Int)

  /// A key with a bar's buttons.
  package enum BarItemList: String, CaseIterable, Sendable {
    case leftItems, rightItems, toolbar
  }

  /// Creates a source from its name in a spec: a view's name, or `rightItems[0]`.
  package init(_ name: String) {
    let parts = name.split(separator: "[", maxSplits: 1)
    if parts.count == 2, parts[1].hasSuffix("]"),
      let list = BarItemList(rawValue: String(parts[0])),
      let index = Int(parts[1].dropLast()), index >= 0
    {
      self = .button(list, index)
    } else {
      self = .view(name)
    }
  }
}

extension ScreenDescription {
  /// Whether the screen's views and bars lose the colour of their tint, as below a presentation up
  /// to iOS 18.
  package func dimsTint(on system: SystemVersion) -> Bool {
    presented?.dimsTint(on: system) == true || (!sheets.isEmpty && system == .ios18)
  }

  /// Leaves out the drawing of the button that has turned into its menu.
  package mutating func leaveOutReplacedButton(on system: SystemVersion) {
    guard case .button(let list, let index)? = presented?.replacedSource(on: system),
      button(list, index) != nil
    else { return }
    switch list {
    case .leftItems: leftItems[index].hasTurnedIntoMenu = true
    case .rightItems: rightItems[index].hasTurnedIntoMenu = true
    case .toolbar: toolbarItems[index].hasTurnedIntoMenu = true
    }
  }

  /// The items of a bar's key.
  package func items(_ list: PresentationSource.BarItemList) -> [BarButton] {
    switch list {
    case .leftItems: leftItems
    case .rightItems: rightItems
    case .toolbar: toolbarItems
    }
  }

  /// The button at a place among the items of a bar's key, or nil if there is none.
  package func button(_ list: PresentationSource.BarItemList, _ index: Int) -> BarButton? {
    let items = items(list)
    return items.indices.contains(index) && !items[index].isSpace ? items[index] : nil
  }
}
