import Diagnostics
import Geometry
import YAML

/// Diagnostics about shorthand keys.
extension Diagnostic {
  /// - Parameters:
  ///   - node: the value of `size`.
  ///   - sides: the entries of a mapping.
  /// - Returns: the diagnostic.
  static func sizeNeedsTwo(_ node: YAMLNode, _ sides: [YAMLEntry] = []) -> Diagnostic {
    let given = ["width", "height"].compactMap { side in
      sides.first { $0.key == side || $0.key == side.prefix(1) }
    }
    let values = given.compactMap { entry in
      entry.value.written.map { MistakenValue.number($0) ?? $0 }
    }
    var help = "write both, such as `[100, 50]`"
    if values.count == 2 {
      help = "write `[\(values[0]), \(values[1])]`"
    } else if let side = given.first, let value = values.first {
      help = "write `\(side.key.hasPrefix("w") ? "width" : "height"): \(value)` in place of `size`"
    } else if let text = node.scalar?.text {
      help = "write `[\(text), \(text)]`"
    } else if case .sequence(let nodes) = node.content, nodes.count == 1,
      let text = nodes[0].written
    {
      help = "write `[\(text), \(text)]`"
    }
    return Diagnostic(
      Message(rule: "wrongType", text: "`size` must be a list of width and height, or a view"),
      at: node.span, help: help)
  }

  /// Reports a list of numbers in place of edges; `numbers` has one, two or four of them.
  static func pinListOfNumbers(_ numbers: [String], at span: SourceSpan) -> Diagnostic {
    let names: [String] =
      switch numbers.count {
      case 1: ["all"]
      case 2: ["vertical", "horizontal"]
      default: ["top", "leading", "bottom", "trailing"]
      }
    let edges = zip(names, numbers).map { "\($0): \($1)" }.joined(separator: ", ")
    return Diagnostic(
      Message(
        rule: "wrongType", text: "a list in `pin` has names of edges, and this one has numbers"),
      at: span, help: "write `pin: { \(edges) }`")
  }

  /// Warns about an inset that leads out of the screen.
  static func insetOutside(_ edge: String, _ inset: Double, at span: SourceSpan) -> Diagnostic {
    var diagnostic = Diagnostic(
      Message(
        rule: "insetOutside",
        text: "`\(edge): \(decimal(inset))` puts the edge \(decimal(-inset)) points outside"),
      severity: .warning, at: span, help: "write `\(decimal(-inset))`: an inset counts inwards")
    diagnostic.replacement = decimal(-inset)
    return diagnostic
  }

  static func pinListWithInset(_ entry: YAMLEntry, among nodes: [YAMLNode]) -> Diagnostic {
    let edges = nodes.flatMap { node -> [String] in
      if case .mapping(let entries) = node.content {
        return entries.map { "\($0.key): \($0.value.line)" }
      }
      return node.scalar.map { ["\($0.text): 0"] } ?? []
    }
    return Diagnostic(
      Message(rule: "wrongType", text: "a list of edges in `pin` has no insets"),
      at: entry.keySpan, help: "write `pin: { \(edges.joined(separator: ", ")) }`")
  }

  static func badAspectRatio(_ text: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "wrongType", text: "`aspectRatio` must be a number above 0"), at: span,
      help: Phrasebook.standard.value(text, of: "aspectRatio", known: nil)?.help
        ?? "write the width divided by the height, as in `16/9`")
  }

  static func centerNeedsAxis(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "missingKey", text: "`center` needs the key `x` or `y`"), at: span,
      help: "write `center: superview`, or `{ x: superview }` for one axis")
  }

  static func centerAsList(_ axes: [String], at span: SourceSpan) -> Diagnostic {
    let items = axes.map { "\($0): superview" }.joined(separator: ", ")
    return Diagnostic(
      Message(rule: "wrongType", text: "`center` must be an item or a mapping, and this is a list"),
      at: span,
      help: Set(axes).count == 2 ? "write `center: superview`" : "write `center: { \(items) }`")
  }

  /// Reports distances in place of items; `offset` has one for each axis.
  ///
  /// `size` has the numbers of the view's own size, if it has both, and `view` is its id.
  static func centerAtNumbers(
    _ offset: [String], size: [Double], of view: String, at span: SourceSpan
  ) -> Diagnostic {
    let numbers = offset.compactMap(DecimalNumber.parse)
    var help =
      "write `- \(view).centerX == superview.left + \(offset[0])` and `- \(view).centerY == superview.top + \(offset[1])` under `constraints`, in place of `center`"
    if offset.allSatisfy({ $0 == "0" }) {
      help = "write `center: superview`"
    } else if numbers.contains(where: { $0 <= 0 }) {
      // A place on the screen has positive numbers.
      help = "write `{ x: superview, y: superview, offset: [\(offset.joined(separator: ", "))] }`"
    } else if size.count == 2, numbers.count == 2 {
      let edges = zip(numbers, size).map { decimal($0 - $1 / 2) }
      help = "write `pin: { left: \(edges[0]), top: \(edges[1]) }` in place of `center`"
    }
    return Diagnostic(
      Message(rule: "wrongType", text: "`x` and `y` must be items, and these are numbers"),
      at: span, help: help)
  }

  static func centerOffsets(_ count: Int, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "wrongType",
        text: count == 1
          ? "`offset` must be one length for one axis"
          : "`offset` must be a list of two lengths for both axes"),
      at: span, help: count == 1 ? nil : "write `[0, -20]`")
  }
}
