import AutoLayout
import Diagnostics
import Geometry
import YAML

/// A constraint in the parts of `NSLayoutConstraint`.
extension MistakenExpression {
  /// The expression for the arguments of `NSLayoutConstraint`; nil for other mappings.
  static func equation(_ entries: [YAMLEntry]) -> String? {
    equation(entries.compactMap { entry in entry.value.scalar.map { (entry.key, $0.text) } })
  }

  /// The expression of the long form with the factor and the constant that stand beside it, and the
  /// key of the first of them; nil for others.
  static func completed(_ entries: [YAMLEntry]) -> (expression: String, key: YAMLEntry)? {
    func number(_ keys: String...) -> (YAMLEntry, Double)? {
      entries.lazy.compactMap { entry in
        keys.contains(entry.key) ? entry.value.scalar?.number.map { (entry, $0) } : nil
      }.first
    }
    let factor = number("multiplier", "factor", "ratio")
    let constant = number("constant", "offset", "inset")
    guard let key = factor?.0 ?? constant?.0,
      let text = entries.first(where: { $0.key == "constraint" })?.value.scalar?.text,
      let sides = text.wholeMatch(of: #/(.+?[=<>]=)\s*([A-Za-z][\w.]*)\s*(@.*)?/#)
    else { return nil }
    var right = String(sides.2)
    if let factor = factor?.1, factor != 1 {
      right = "\(DecimalText.shortest(factor, places: 6)) * \(right)"
    }
    if let constant = constant?.1, constant != 0 {
      right += " \(constant < 0 ? "-" : "+") \(DecimalText.shortest(abs(constant), places: 6))"
    }
    return ("\(sides.1) \(right)\(sides.3.map { " \($0)" } ?? "")", key)
  }

  /// The equation of the arguments by label, of which several may be the same.
  static func equation(_ arguments: [(label: String, value: String)]) -> String? {
    var given: [String: String] = [:]
    for argument in arguments {
      // The second attribute of the call has the same label.
      let label = argument.label.lowercased()
      given[given[label] == nil ? label : label + "2"] = argument.value
    }
    func value(_ keys: String...) -> String? { keys.lazy.compactMap { given[$0] }.first }
    func attribute(_ name: String) -> String {
      let last = name.split(separator: ".").last.map(String.init) ?? name
      return AttributeName.names.contains(last)
        ? last : Phrasebook.standard.name(name, in: "attribute")?.code ?? last
    }
    guard let item = value("item", "firstitem", "view1", "view"),
      let first = value("attribute", "firstattribute", "attribute1", "attr1")
    else { return nil }
    let relation = value("relatedby", "relation") ?? "equal"
    let sign =
      relation.lowercased().contains("greater") || relation == ">="
      ? ">=" : relation.lowercased().contains("less") || relation == "<=" ? "<=" : "=="
    var right: String?
    if let other = value("toitem", "seconditem", "view2", "to"), other != "nil" {
      let second = value("attribute2", "secondattribute", "attr2", "toattribute") ?? first
      right = "\(other).\(attribute(second))"
      if let factor = value("multiplier"), factor != "1", factor != "1.0" {
        right = "\(factor) * \(right ?? "")"
      }
    }
    if let constant = value("constant", "offset"), let number = Double(constant), number != 0 {
      let size = constant.drop { $0 == "-" }
      right = right.map { "\($0) \(number < 0 ? "-" : "+") \(size)" } ?? constant
    }
    guard let right else { return nil }
    let priority = value("priority").map { " @\($0)" } ?? ""
    return "\(item).\(attribute(first)) \(sign) \(right)\(priority)"
  }
}
