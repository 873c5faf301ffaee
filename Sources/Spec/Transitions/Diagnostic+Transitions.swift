import Diagnostics
import Geometry
import YAML

/// Diagnostics about transitions.
extension Diagnostic {
  /// Reports a transition that has its axes in place of its ends.
  static func transitionOfAxes(
    _ transition: YAMLEntry, _ ends: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      Message(rule: "unknownKey", text: "a transition has its axes under `from` and `to`"),
      at: span,
      help: "write `\(transition.key): { \(ends) }`")
  }

  static func emptyEnd(_ key: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "emptyEnd", text: "`\(key)` names no axis"), at: span,
      help: "give it a value on an axis, such as `keyboard: shown`")
  }

  static func transitionOfHardware(_ axis: MatrixAxis, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "transitionOfHardware", text: "a transition cannot change the axis `\(axis.name)`"),
      at: span, help: "the matrix' own values of `\(axis.name)` hold at both ends")
  }

  static func severalValues(
    _ axis: MatrixAxis, _ names: [String], at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "severalValues",
        text: "an end of a transition has one value of `\(axis.name)`, and this is \(names.count)"),
      at: span, help: suggestion("", names))
  }

  static func idleTransition(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "idleTransition", text: "nothing changes in the transition `\(name)`"),
      at: span, help: "give `to` a value that `from` does not have")
  }

  /// Reports a transition whose frames are so short that browsers show them longer.
  static func shortFrames(_ transition: Transition, at span: SourceSpan) -> Diagnostic {
    let frames = max(2, Int(transition.duration / Transition.shortestFrame) + 1)
    let duration = Transition.shortestFrame * Double(transition.frameCount - 1)
    let time = DecimalText.shortest((transition.frameTime ?? 0) * 1000, places: 1)
    return Diagnostic(
      Message(
        rule: "shortFrames", text: "a frame of the transition `\(transition.name)` has \(time) ms"),
      severity: .warning, at: span,
      notes: [Note("browsers show a frame of 10 ms or less for 100 ms")],
      help: "write at most `frames: \(frames)`, or at least "
        + "`duration: \(DecimalText.shortest(duration, places: 3))`")
  }

  static func impossibleTransition(
    _ name: String, _ impossible: [ImpossibleCells], at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "impossibleTransition",
        text: "no cell of the matrix can be at both ends of the transition `\(name)`"),
      at: span, notes: impossible.map { Note("\($0.reason): `\($0.names[0])`") },
      help: "add a device to the matrix that can, or exclude less")
  }
}
