import Diagnostics
import Geometry

/// An expression in the notation of another tool, such as `50%`, `10pt` or `a.equalTo(b)`.
enum MistakenExpression {
  /// Longer texts are not rewritten.
  private static let greatestLength = 200

  /// The expression in the notation of specs; nil if there is none.
  ///
  /// - Parameters:
  ///   - text: the expression as written.
  ///   - key: the key of a shorthand, or nil for an entry of `constraints`.
  ///   - metrics: the metrics that the expression may name.
  /// - Returns: a text that the parser accepts.
  static func corrected(_ text: String, key: String?, metrics: Metrics) -> String? {
    guard text.count <= greatestLength else { return nil }
    if let whole = corrected(whole: text, key: key) { return whole }
    var corrected = withoutCalls(text)
    corrected = withoutUnits(corrected)
    corrected = withoutPercent(corrected, key: key)
    corrected = corrected.replacing(#/calc\((.*)\)/#) { $0.1 }
      .replacing(#/(\w)\s*[,.]?\s*\bpriority\s*[:(]?\s*\.?(\w+)\)?/#) { "\($0.1) @\($0.2)" }
      .replacing(#/(\w)\s*(?:,\s*|\s\()(\d{1,4})\)?\s*$/#) { "\($0.1) @\($0.2)" }
      .replacing(#/@\s*\.?default(High|Low)/#) { "@\($0.1.lowercased())" }
      .replacing(#/(\d)\s*:\s*(\d)/#) { "\($0.1)/\($0.2)" }
      .replacing(#/(\d|\b)\s+[x×](?:\s+|(?=\d))/#) { "\($0.1) * " }
      .replacing(#/\b(\w+)\.aspectRatio\s*==\s*([\d.]+)\s*[:\/]\s*([\d.]+)/#) {
        "\($0.1).width == \($0.2)/\($0.3) * \($0.1).height"
      }
      .replacing("×", with: "*").replacing("÷", with: "/")
      .replacing("=>", with: ">=").replacing("=<", with: "<=")
      .replacing("≥", with: ">=").replacing("≤", with: "<=")
      .replacing(#/\.(\w+)Anchor\b/#) { ".\($0.1)" }
    for (theirs, ours) in guides {
      corrected = corrected.replacing(theirs, with: ours)
    }
    guard corrected != text, parses(corrected, key, metrics) else { return nil }
    return key != nil && (corrected.hasPrefix(">") || corrected.hasPrefix("<"))
      ? "\"\(corrected)\"" : corrected
  }

  private static let guides = [
    ("safeAreaLayoutGuide", "safeArea"), ("layoutMarginsGuide", "margins"),
    ("readableContentGuide", "readable"), ("keyboardLayoutGuide", "keyboard"),
    ("contentLayoutGuide", "content"), ("frameLayoutGuide", "frame"),
  ]

  private static func parses(_ text: String, _ key: String?, _ metrics: Metrics) -> Bool {
    if key == nil {
      (try? ExpressionParser.constraint(text, metrics: metrics)) != nil
    } else {
      (try? ExpressionParser.shorthand(text, metrics: metrics)) != nil
    }
  }

  /// Texts whose meaning depends on their key.
  private static func corrected(whole text: String, key: String?) -> String? {
    switch key {
    case "pin":
      let number = NumberWithUnit.points(text) ?? text
      return DecimalNumber.parse(number).map { _ in "pin: { all: \(number) }" }
    case "size":
      return text.wholeMatch(of: #/(\d+)\s*(?:pt|px)?\s*[x×*,]\s*(\d+)\s*(?:pt|px)?/#)
        .map { "size: [\($0.1), \($0.2)]" }
    case "hugging", "compression":
      if let one = text.wholeMatch(of: #/(\w+)\s+(horizontal|vertical)/#) {
        return "\(key ?? ""): { \(one.2): \(one.1) }"
      }
      return text.wholeMatch(of: #/(\d+)\s*,\s*(\d+)/#)
        .map { "\(key ?? ""): { horizontal: \($0.1), vertical: \($0.2) }" }
    case nil where text.hasPrefix("vfl:"):
      let format = text.dropFirst(4).drop { $0 == " " }
      return "- vfl: \"\(format)\""
    default: return nil
    }
  }

  private static func withoutUnits(_ text: String) -> String {
    text.replacing(#/(\d+(?:\.\d+)?)\s?(?:pts|pt|px|dp|sp|points|point|rem|em|f)\b/#) {
      NumberWithUnit.points(String($0.0)) ?? String($0.1)
    }
  }

  /// Percent are a part of the superview's dimension, or of the item that follows.
  private static func withoutPercent(_ text: String, key: String?) -> String {
    let ofTheWindow = text.replacing(#/(\d+(?:\.\d+)?)(vw|vh)\b/#) {
      part(String($0.1), of: $0.2 == "vw" ? "root.width" : "root.height")
    }
    guard ofTheWindow.contains("%") else { return ofTheWindow }
    let left = text.prefixMatch(of: #/\s*[\w.\[\]]+\.(\w+)/#).map { String($0.1) }
    let dimension = key ?? left ?? "width"
    return
      ofTheWindow
      .replacing(#/(\d+(?:\.\d+)?)\s*%\s*(?:of|\*)\s*/#) { "\(factor(String($0.1))) * " }
      .replacing(#/(\*\s*)(\d+(?:\.\d+)?)\s*%/#) { "\($0.1)\(factor(String($0.2)))" }
      .replacing(#/(\d+(?:\.\d+)?)\s*%/#) { part(String($0.1), of: "superview.\(dimension)") }
  }

  private static func factor(_ percent: String) -> String {
    DecimalText.shortest((Double(percent) ?? 0) / 100, places: 4)
  }

  private static func part(_ percent: String, of dimension: String) -> String {
    factor(percent) == "1" ? dimension : "\(factor(percent)) * \(dimension)"
  }

  /// `a.equalTo(b).offset(8)` of SnapKit and `a.constraint(equalTo: b, constant: 8)` of UIKit.
  private static func withoutCalls(_ text: String) -> String {
    let call =
      #/([\w.]+)\.(?:constraint\(\s*)?(equal|greaterThanOrEqual|lessThanOrEqual)To(?:Constant)?\s*[:(]\s*([^,()]+)(.*)/#
    let toSuperview =
      #/([\w.]+?)\.(\w+)\.(equal|greaterThanOrEqual|lessThanOrEqual)ToSuperview\(\)(.*)/#
    if let found = text.wholeMatch(of: toSuperview) {
      return withoutCalls(
        "\(found.1).\(found.2).\(found.3)To(superview.\(found.2))\(found.4)")
    }
    guard let found = text.wholeMatch(of: call) else { return text }
    let relations = ["equal": "==", "greaterThanOrEqual": ">=", "lessThanOrEqual": "<="]
    let rest = found.4
    var right = String(found.3)
    if let factor = rest.firstMatch(of: #/(?:multiplier:\s*|multipliedBy\()(\d+(?:\.\d+)?)/#) {
      right = "\(factor.1) * \(right)"
    }
    if let offset = rest.firstMatch(of: #/(?:constant:\s*|offset\()(-?)(\d+(?:\.\d+)?)/#) {
      right += " \(offset.1.isEmpty ? "+" : "-") \(offset.2)"
    }
    if let inset = rest.firstMatch(of: #/inset\((\d+(?:\.\d+)?)/#) { right += " inset \(inset.1)" }
    if let priority = rest.firstMatch(of: #/priority\(\s*\.?(\w+)/#) { right += " @\(priority.1)" }
    return "\(found.1) \(relations[String(found.2)] ?? "==") \(right)"
  }
}
