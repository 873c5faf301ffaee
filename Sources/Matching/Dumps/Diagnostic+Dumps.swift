package import Diagnostics

/// Messages about dumps of views.
extension Diagnostic {
  private static let howToDump =
    "print one with `po view.recursiveDescription` in the debugger, or with the code of `strut match --helper`"

  static func emptyDump(_ file: String) -> Diagnostic {
    Diagnostic(
      Message(rule: "emptyDump", text: "the file is empty"),
      at: SourceSpan(file: file, line: 1, column: 1), help: howToDump)
  }

  /// Whether the diagnostic says that the file is no dump at all.
  package var isAboutWholeFile: Bool { ["emptyDump", "noViews"].contains(message.rule) }

  static func noViews(_ file: String) -> Diagnostic {
    Diagnostic(
      Message(rule: "noViews", text: "the file has no view of UIKit"),
      at: SourceSpan(file: file, line: 1, column: 1), help: howToDump)
  }

  static func notAView(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "notAView", text: "the line is not part of the description of a view"),
      at: span, help: "remove the line: each file is one dump")
  }

  static func cutView(_ className: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "cutView", text: "the description of this `\(className)` has no end"), at: span,
      help: "copy the whole dump, without the cuts of a terminal")
  }

  static func noFrame(_ className: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "noFrame", text: "the description of this `\(className)` has no frame"),
      at: span, help: "a frame is `frame = (16 20; 288 44)`")
  }

  static func missingLevel(_ className: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "missingLevel", text: "the superview of this `\(className)` is not in the dump"),
      at: span, help: "copy the lines between this one and the last line that is indented less")
  }

  /// Reports a frame whose numbers are not finite, or are too large for a screen.
  static func noPlace(_ className: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "noPlace",
        text: "the frame of this `\(className)` has a number that is not on any screen"),
      severity: .warning, at: span,
      notes: [Note("the view and the views in it are left out")])
  }

  /// Reports JSON that cannot be parsed; `reason` is the parser's.
  static func badJSON(_ reason: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "badJSON", text: "this is not valid JSON"), at: span,
      notes: reason.isEmpty ? [] : [Note(reason)])
  }

  /// Reports a value of the JSON that is missing or of another type.
  static func badValue(_ path: String, _ problem: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "badDump", text: "`\(path)` \(problem)"), at: span,
      help: "print the dump anew with the code of `strut match --helper`")
  }

  static func unknownFormat(_ format: Int, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "badDump", text: "the dump has the format \(format), and this program reads 1"),
      at: span, help: "use the file of this program's `strut match --helper`")
  }
}
