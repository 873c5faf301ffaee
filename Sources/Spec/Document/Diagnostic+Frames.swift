import AutoLayout
import Diagnostics
import Geometry
import YAML

/// Diagnostics about frames and the keys that need one.
extension Diagnostic {
  static func frameNeedsFour(_ node: YAMLNode, called name: String) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "wrongType",
        text: "`frame` must be a list of x, y, width and height, and this is \(name)"),
      at: node.span, help: "write `[20, 50, superview.width - 40, 100]`")
  }

  /// Reports a name other than the superview's size in `frame` or in a relative size.
  static func notOfSuperview(_ key: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "wrongType",
        text: "`\(key)` may contain numbers, metrics, `superview.width` and `superview.height`"),
      at: span,
      help: key == "frame" ? "use constraints if it depends on other views" : nil)
  }

  /// Reports a relation or a priority in `frame` or in a relative size.
  static func lengthIsNoConstraint(_ key: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "wrongType", text: "a number of `\(key)` has neither relation nor priority"),
      at: span,
      help: key == "frame"
        ? "write the number alone, or use constraints instead of the frame"
        : "write the number alone")
  }

  static func frame(_ flaw: FrameFlaw) -> Diagnostic {
    switch flaw {
    case .notFinite(let span):
      Diagnostic(
        Message(rule: "constantNotFinite", text: "the numbers of a frame must be finite"),
        at: span)
    case .tooLarge(let number, let span): Diagnostic(.numberTooLarge(number), at: span)
    case .negative(let name, let value, let span):
      Diagnostic(
        Message(
          rule: "outOfRange",
          text: "the frame's \(name) is \(decimal(value.value)); it may not be below 0"), at: span)
    }
  }

  static func shorthandBesideFrame(_ key: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "shorthandBesideFrame",
        text: "`\(key)` has no place beside `frame`, which gives position and size"), at: span,
      help: "remove one of them")
  }

  static func needsFrame(_ key: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "missingKey", text: "`\(key)` needs the key `frame`"), at: span,
      help: "add `frame: [x, y, width, height]`")
  }

  static func baselinesNeedOne(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "missingKey", text: "`baselines` needs the key `first` or `last`"), at: span,
      help: "write `{ first: 12, last: 4 }`")
  }
}
