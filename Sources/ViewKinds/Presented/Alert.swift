/// An alert or an action sheet over a screen; corresponds to `UIAlertController`.
package struct Alert: Hashable, Sendable {
  /// The title, or nil for none.
  package var title: String?
  /// The text below the title, or nil for none.
  package var message: String?
  /// The actions in the order in which they were added.
  package var actions: [AlertAction]
  /// The text fields of an alert, from the top.
  package var fields: [AlertField]

  package init(
    title: String? = nil, message: String? = nil, actions: [AlertAction] = [],
    fields: [AlertField] = []
  ) {
    self.title = title
    self.message = message
    self.actions = actions
    self.fields = fields
  }
}

/// A button of an alert or an action sheet; corresponds to `UIAlertAction`.
package struct AlertAction: Hashable, Sendable {
  package let title: String
  package let style: Style
  /// Whether it is the alert's preferred action.
  package let isPreferred: Bool
  package let isEnabled: Bool

  /// Corresponds to `UIAlertAction.Style`.
  package enum Style: String, CaseIterable, Sendable {
    case `default`, cancel, destructive
  }

  /// The keys of an action.
  package static let title = Key("title", .text, "The button's title.")
  package static let style = Key(
    "style", .choice(of: Style.self),
    "`cancel` leaves everything as it is and has its own place, `destructive` is red; `default` by default."
  )
  package static let preferred = Key(
    "preferred", .flag, "Whether an alert stresses the button; false by default.")
  package static let enabled = Key(
    "enabled", .flag, "Whether the button can be pressed; grey if false; true by default.")
  package static let keys: [any KindKey] = [title, style, preferred, enabled]
  /// The keys of an action of an action sheet, which stresses none.
  package static let sheetKeys: [any KindKey] = [title, style, enabled]

  package init(_ values: KeyValues) {
    title = values[Self.title] ?? ""
    style = values[Self.style] ?? .default
    isPreferred = values[Self.preferred] ?? false
    isEnabled = values[Self.enabled] ?? true
  }
}

/// A text field of an alert.
package struct AlertField: Hashable, Sendable {
  /// The typed text, or the dots that hide it.
  package let text: String
  package let placeholder: String

  /// The keys of a field.
  package static let placeholder = Key("placeholder", .text, "The text of the empty field.")
  package static let text = Key("text", .text, "The typed text; none by default.")
  package static let secure = Key(
    "secure", .flag, "Whether dots hide the typed text; false by default.")
  package static let keys: [any KindKey] = [placeholder, text, secure]

  package init(_ values: KeyValues) {
    placeholder = values[Self.placeholder] ?? ""
    let typed = values[Self.text] ?? ""
    text = values[Self.secure] == true ? String(repeating: "\u{2022}", count: typed.count) : typed
  }
}
