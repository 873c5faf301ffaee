import ViewKinds

/// The tables of the language's keys, by section.
package enum LanguageKeys {
  package static var top: [SpecKey] { DocumentKeys.specKeys }
  /// The keys of `matrix` that are not axes.
  package static var matrix: [SpecKey] { MatrixKeys.specKeys }
  package static var customDevice: [SpecKey] { CustomDeviceKeys.specKeys }
  /// The keys of a view's own safe-area insets.
  package static var insets: [SpecKey] { insets(in: -5000...5000) }
  /// The conditions of `when` that are not axes.
  package static var conditions: [SpecKey] { ConditionKeys.specKeys }
  package static var changes: [SpecKey] { ChangeKeys.specKeys }
  package static var update: [SpecKey] { UpdateKeys.specKeys }
  /// The long form of a constraint.
  package static var longForm: [SpecKey] { LongFormKeys.specKeys }
  package static var format: [SpecKey] { FormatKeys.specKeys }
  /// The keys of the long form and of format strings.
  package static var constraint: [SpecKey] {
    longForm.prefix(1) + format.filter { key in !longForm.contains { $0.name == key.name } }
      + longForm.dropFirst()
  }
  package static var pin: [SpecKey] { PinKeys.specKeys }
  package static var center: [SpecKey] { CenterKeys.specKeys }
  package static var font: [SpecKey] { DeclaredFont.specKeys }
  package static var baselines: [SpecKey] { DeclaredBaselines.specKeys }
  package static var margins: [SpecKey] { margins(in: LengthRange.extent) }
  package static var border: [SpecKey] { DeclaredBorder.specKeys }
  package static var shadow: [SpecKey] { DeclaredShadow.specKeys }
  package static var transform: [SpecKey] { TransformSteps.specKeys }
  package static var sections: [SpecKey] { TableSectionKeys.specKeys }
  package static var screen: [SpecKey] { ScreenDeclaration.specKeys }
  package static var statusBar: [SpecKey] { StatusBarDeclaration.specKeys }
  package static var navigationBar: [SpecKey] { NavigationBarDeclaration.specKeys }
  package static var search: [SpecKey] { SearchDeclaration.specKeys }
  package static var tabBar: [SpecKey] { TabBarDeclaration.specKeys }
  package static var toolbar: [SpecKey] { ToolbarDeclaration.specKeys }
  package static var split: [SpecKey] { SplitDeclaration.specKeys }
  package static var column: [SpecKey] { ColumnDeclaration.specKeys }
  package static var presented: [SpecKey] { PresentedDeclaration.specKeys }
  package static var alert: [SpecKey] { AlertDeclaration.specKeys }
  package static var actionSheet: [SpecKey] { ActionSheetDeclaration.specKeys }
  package static var menu: [SpecKey] { MenuDeclaration.specKeys }
  package static var editMenu: [SpecKey] { EditMenuDeclaration.specKeys }
  package static var shareSheet: [SpecKey] { ShareSheetDeclaration.specKeys }
  package static var keyboard: [SpecKey] { KeyboardDeclaration.specKeys }
  package static var keyboardGuide: [SpecKey] { DeclaredKeyboardGuide.specKeys }
  package static var differenceRule: [SpecKey] { DifferenceRuleKeys.specKeys }
  package static var comparison: [SpecKey] { ComparisonKeys.specKeys }
  package static var window: [SpecKey] { WindowKeys.specKeys }
  package static var transition: [SpecKey] { TransitionKeys.specKeys }
  package static var lint: [SpecKey] { LintKeys.specKeys }
  package static var lintTuning: [SpecKey] { TuningKeys.specKeys }

  /// The names of the keys of a section with a mapping; none for other keys.
  static func names(in section: String) -> [String] {
    let sections = [
      "screen": screen, "navigationBar": navigationBar, "search": search, "tabBar": tabBar,
      "toolbar": toolbar,
      "statusBar": statusBar, "split": split, "primary": column, "supplementary": column,
      "keyboard": keyboard, "presents": presented, "alert": alert,
      "actionSheet": actionSheet, "menu": menu, "contextMenu": menu, "editMenu": editMenu,
      "shareSheet": shareSheet,
      "pin": pin, "center": center,
      "font": font, "border": border,
      "shadow": shadow, "transform": transform, "compare": comparison,
    ]
    return sections[section]?.names ?? []
  }

  /// The keys of insets with lengths in the range.
  package static func insets(in range: ClosedRange<Double>) -> [SpecKey] {
    SideName.keys(in: range)
  }

  /// The keys of margins and of insets that follow the direction, with lengths in the range.
  package static func margins(in range: ClosedRange<Double>) -> [SpecKey] {
    MarginName.keys(in: range)
  }
}

/// The keys of views of every kind.
package enum CommonKeys {
  package static var own: [SpecKey] { ViewKeys.specKeys }
  package static var shorthands: [SpecKey] { ShorthandKeys.specKeys }
  package static let all = own + shorthands

  /// The keys that no condition can change, whatever the kind of the view.
  package static let fixed = ["kind", "views", "guides", "use", "with", RowTemplate.defaultsKey]

  /// The keys of views of a kind that no condition can change.
  static func fixed(of kind: any ViewKind.Type) -> [String] {
    fixed + ((kind as? any ItemContainerKind.Type)?.fixedKeys ?? [])
  }
}
