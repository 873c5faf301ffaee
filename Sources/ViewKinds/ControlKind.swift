/// A kind of interactive view.
package protocol ControlKind: ViewKind {
  /// Whether the system decides the control's size.
  ///
  /// If so, lint reports a small touch target only on axes on which the control is compressed.
  static var hasSystemSize: Bool { get }
}

extension ControlKind {
  package static var hasSystemSize: Bool { true }
}

/// The keys that several kinds of controls share.
package enum ControlKeys {
  package static let enabled = Key(
    "enabled", .flag, "Whether the field can be used; dimmed if false; true by default.")
}
