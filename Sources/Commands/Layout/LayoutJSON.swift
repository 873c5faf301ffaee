package import AutoLayout
import Cells
package import Diagnostics
package import Geometry

/// The object that `strut layout --json` prints, format 1.
///
/// Points with at most four decimals; insets are top, left, bottom, right.
package enum LayoutJSON {
  /// The whole document, with a line end.
  package static func document(cells: [String]) -> String {
    guard !cells.isEmpty else { return "{ \"format\": 1, \"cells\": [] }\n" }
    return "{ \"format\": 1, \"cells\": [\n\(cells.joined(separator: ",\n"))\n] }\n"
  }

  /// One entry of `cells`.
  package static func cell(
    name: String, spec: String, screenSize: Size, scale: Int, safeArea: Insets, layout: Layout,
    diagnostics: [Diagnostic], logs: [String]? = nil
  ) -> String {
    let views = layout.inTreeOrder.map { "      \(view($0))" }
    let findings = diagnostics.map { "      \(DiagnosticJSON.object(for: $0))" }
    return """
        { "cell": \(JSONText.string(name)), "spec": \(JSONText.string(spec)), \
      "size": \(numbers([screenSize.width, screenSize.height])), "scale": \(scale),
          "safeArea": \(insets(safeArea)),
          "views": \(block(views)),\(guidesField(layout))
          "diagnostics": \(block(findings))\(logs.map(logField) ?? "") }
      """
  }

  private static func view(_ view: ViewLayout) -> String {
    let superview = view.superview.map { JSONText.string($0.name) } ?? "null"
    return "{ \"id\": \(JSONText.string(view.id.name)), \"kind\": \(JSONText.string(view.kind)), "
      + "\"superview\": \(superview), \"frame\": \(rect(view.frame)), "
      + "\"exact\": \(rect(view.exact)), \"inScreen\": \(rect(view.inScreen))"
      + "\(view.scroll.map(scrollFields) ?? "") }"
  }

  /// Where the content of a view that scrolls lies.
  private static func scrollFields(_ scroll: ScrollLayout) -> String {
    let (size, offset) = (scroll.contentSize, scroll.contentOffset)
    return ", \"contentSize\": \(numbers([size.width, size.height])), "
      + "\"contentOffset\": \(numbers([offset.x, offset.y])), "
      + "\"adjustedContentInset\": \(insets(scroll.adjustedContentInset))"
  }

  /// The views' own guides, where there are any.
  private static func guidesField(_ layout: Layout) -> String {
    let guides = layout.inTreeOrder.flatMap { view in
      view.guides.map { "      \(guide($0, of: view))" }
    }
    return guides.isEmpty ? "" : "\n    \"guides\": \(block(guides)),"
  }

  private static func guide(_ guide: GuideLayout, of view: ViewLayout) -> String {
    let inScreen = guide.frame.offset(by: view.inScreen.origin)
    return "{ \"view\": \(JSONText.string(view.id.name)), \"id\": \(JSONText.string(guide.name)), "
      + "\"frame\": \(rect(guide.frame)), \"exact\": \(rect(guide.exact)), "
      + "\"inScreen\": \(rect(inScreen)) }"
  }

  /// What UIKit logs for conflicts, where it was asked for.
  private static func logField(_ logs: [String]) -> String {
    ",\n    \"uikitLog\": \(block(logs.map { "      \(JSONText.string($0))" }))"
  }

  private static func block(_ lines: [String]) -> String {
    lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n    ]"
  }

  private static func rect(_ rect: Rect) -> String {
    numbers([rect.x, rect.y, rect.width, rect.height])
  }

  private static func insets(_ insets: Insets) -> String {
    numbers([insets.top, insets.left, insets.bottom, insets.right])
  }

  private static func numbers(_ values: [Points]) -> String {
    JSONText.array(values.map { DecimalText.shortest($0.value, places: 4) })
  }
}
