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
      at: node.span,
      fixIt: mapped(node) ?? .words("write `[20, 50, superview.width - 40, 100]`"))
  }

  /// The frame that a mapping means, as `frame(width:height:)` in SwiftUI.
  private static func mapped(_ node: YAMLNode) -> FixIt? {
    guard case .mapping(let entries) = node.content else { return nil }
    func text(_ keys: String...) -> String? {
      entries.first { keys.contains($0.key) }?.value.written.flatMap {
        MistakenValue.number($0) ?? $0
      }
    }
    let infinite = entries.filter { $0.value.written?.hasSuffix("infinity") == true }.map(\.key)
    if !infinite.isEmpty {
      let sides = ["maxWidth": "horizontal", "maxHeight": "vertical"]
      let pins = infinite.compactMap { sides[$0] }.map { "\($0): 0" }
      return .words(
        "write `pin: { \(pins.isEmpty ? "all: 0" : pins.joined(separator: ", ")) }` in place of `frame`"
      )
    }
    let (x, y) = (text("x", "left"), text("y", "top"))
    switch (text("width", "w"), text("height", "h")) {
    case (let width?, let height?):
      guard x != nil || y != nil else {
        return .words("write `size: [\(width), \(height)]` in place of `frame`")
      }
      return .write("[\(x ?? "0"), \(y ?? "0"), \(width), \(height)]")
    case (let width?, nil): return .words("write `width: \(width)` in place of `frame`")
    case (nil, let height?): return .words("write `height: \(height)` in place of `frame`")
    case (nil, nil): return nil
    }
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
