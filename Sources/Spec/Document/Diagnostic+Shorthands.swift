import Diagnostics
import YAML

/// Diagnostics about shorthand keys.
extension Diagnostic {
  /// - Parameters:
  ///   - node: the value of `size`.
  ///   - sides: the entries of a mapping.
  /// - Returns: the diagnostic.
  static func sizeNeedsTwo(_ node: YAMLNode, _ sides: [YAMLEntry] = []) -> Diagnostic {
    let given = ["width", "height"].compactMap { side in
      sides.first { $0.key == side }?.value.written
    }
    let offered =
      given.count == 2
      ? "[\(given[0]), \(given[1])]"
      : node.scalar.map { "[\($0.text), \($0.text)]" } ?? "[100, 50]"
    return Diagnostic(
      Message(rule: "wrongType", text: "`size` must be a list of width and height, or a view"),
      at: node.span, help: "write `\(offered)`")
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

  static func badAspectRatio(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "wrongType", text: "`aspectRatio` must be a number above 0"), at: span,
      help: "write the width divided by the height, as in `16/9`")
  }

  static func centerNeedsAxis(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "missingKey", text: "`center` needs the key `x` or `y`"), at: span,
      help: "write `center: superview`, or `{ x: superview }` for one axis")
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
