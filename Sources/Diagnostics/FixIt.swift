/// The help of a diagnostic, with the text that replaces the wrong one if there is a single one.
package struct FixIt: Hashable, Sendable {
  /// The words of the help.
  package let text: String
  /// The text to write at the place of the diagnostic, or nil if the help is not that exact.
  package let replacement: String?

  private init(_ text: String, _ replacement: String? = nil) {
    self.text = text
    self.replacement = replacement
  }

  /// Proposes a text: "write `10`", with a reason behind a colon.
  package static func write(_ replacement: String, because reason: String? = nil) -> FixIt {
    FixIt("write `\(replacement)`" + (reason.map { ": \($0)" } ?? ""), replacement)
  }

  /// Proposes a name that looks like the wrong one.
  package static func mean(_ replacement: String) -> FixIt {
    FixIt("did you mean `\(replacement)`?", replacement)
  }

  /// Says what to do, without a text to copy, or with another text than the replacement.
  package static func words(_ text: String, replacement: String? = nil) -> FixIt {
    FixIt(text, replacement)
  }

  /// Lists all names, of which one is right.
  package static func oneOf(_ names: [String]) -> FixIt {
    FixIt("use one of " + names.map { "`\($0)`" }.joined(separator: ", "))
  }
}
