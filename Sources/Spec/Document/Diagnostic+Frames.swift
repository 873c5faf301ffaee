import AutoLayout
import Diagnostics
import Geometry
import YAML

/// Diagnostics about frames and the keys that need one.
extension Diagnostic {
  static func frameNeedsFour(
    _ node: YAMLNode, called name: String, _ context: ReadingContext
  ) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "wrongType",
        text: "`frame` must be a list of x, y, width and height, and this is \(name)"),
      at: node.span,
      fixIt: fixIt(node, context))
  }

  private static func fixIt(_ node: YAMLNode, _ context: ReadingContext) -> FixIt {
    let labels = ["x", "y", "width", "height"]
    if let text = node.scalar?.text, let numbers = MistakenCall.numbers(text, labels) {
      return .write("[\(numbers.joined(separator: ", "))]")
    }
    if let codes = codes(node) { return .words(context.placed(codes, inPlaceOf: "frame")) }
    return mapped(node) ?? .words("write all four, such as `[20, 50, superview.width - 40, 100]`")
  }

  /// The keys that `frame(width:maxWidth:)` of SwiftUI means; nil for a rectangle.
  private static func codes(_ node: YAMLNode) -> [String]? {
    guard case .mapping(let entries) = node.content,
      !entries.contains(where: { ["x", "y", "left", "top"].contains($0.key) })
    else { return nil }
    var codes: [String] = []
    var sides: [String] = []
    let infinite = ["maxWidth": "horizontal: 0", "maxHeight": "vertical: 0"]
    for entry in entries {
      let value = entry.value.written.map { MistakenValue.number($0) ?? $0 } ?? ""
      let isInfinite = value.hasSuffix("infinity")
      switch entry.key {
      case "maxWidth" where isInfinite, "maxHeight" where isInfinite:
        sides.append(infinite[entry.key] ?? "")
      case "width", "height": codes.append("\(entry.key): \(value)")
      case "w", "h": codes.append("\(entry.key == "w" ? "width" : "height"): \(value)")
      case "minWidth", "minHeight":
        codes.append("\(entry.key.dropFirst(3).lowercased()): \">= \(value)\"")
      case "maxWidth", "maxHeight":
        codes.append("\(entry.key.dropFirst(3).lowercased()): \"<= \(value)\"")
      case "idealWidth", "idealHeight":
        codes.append("\(entry.key.dropFirst(5).lowercased()): \"\(value) @low\"")
      default: continue
      }
    }
    if codes.count == 2, codes[0].hasPrefix("width: "), codes[1].hasPrefix("height: "),
      sides.isEmpty,
      !codes.contains(where: { $0.contains("\"") })
    {
      codes = ["size: [\(codes[0].dropFirst(7)), \(codes[1].dropFirst(8))]"]
    }
    if !sides.isEmpty { codes.append("pin: { \(sides.joined(separator: ", ")) }") }
    return codes.isEmpty ? nil : codes
  }

  /// The frame that a mapping of a place and a size means.
  private static func mapped(_ node: YAMLNode) -> FixIt? {
    guard case .mapping(let entries) = node.content else { return nil }
    func text(_ keys: String...) -> String? {
      entries.first { keys.contains($0.key) }?.value.written.flatMap {
        MistakenValue.number($0) ?? $0
      }
    }
    let (x, y) = (text("x", "left"), text("y", "top"))
    guard let width = text("width", "w"), let height = text("height", "h") else { return nil }
    return .write("[\(x ?? "0"), \(y ?? "0"), \(width), \(height)]")
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
