/// A kind that people touch to do something.
package protocol ControlKind: ViewKind {
  /// Whether the system decides how large the control is, so that no one can be blamed for it as
  /// long as it has that size.
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
