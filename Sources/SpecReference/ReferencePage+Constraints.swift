import AutoLayout
import Cassowary
import Geometry
import Spec

extension ReferencePage {
  static var constraints: [ReferenceSection] {
    [
      section(
        "Constraints",
        """
        An entry of `constraints` is an expression, `name: expression`, or a mapping of these keys with
        either `constraint` or `vfl`.
        """, MarkdownTable(LanguageKeys.constraint)),
      section("Expressions", level: 3, grammar),
      section("Items", level: 3, "An expression names views by id, and these.", items),
      section("Attributes", level: 3, "", attributes),
      section(
        "Priorities", level: 3, "A number above 0, at most 1000, or one of these.", priorities),
      section("Format options", level: 3, formatOptions),
    ]
  }

  private static let grammar = """
    ```
    constraint = side relation side [ inset ] [ "@" priority ]
    relation   = "==" | "<=" | ">="
    side       = [ sign ] term { sign term }
    sign       = "+" | "-"
    term       = factor { ( "*" | "/" ) [ sign ] factor }
    factor     = number | metric | reference | tuple | "(" side ")"
    reference  = item { "." guide } [ "." attribute | ".[" attribute { "," attribute } "]" ]
    tuple      = "(" [ sign ] number { "," [ sign ] number } ")"
    inset      = "inset" ( [ sign ] number | tuple )
    ```

    A term has at most one reference, tuple or sum in brackets. It can divide only by numbers.
    Brackets do not nest. Every number may be a metric.

    Several attributes make one constraint each. One side may omit the attributes and uses those
    of the other side. A tuple gives each attribute its own number; a single number applies to
    all. A positive inset moves inwards and needs `==`. The value of a shorthand is a side, with
    an optional relation before it and an optional priority after it.
    """

  private static var items: MarkdownTable {
    MarkdownTable(
      ItemName.items.map { ($0.name, $0.role, $0.summary) }
        + ItemName.viewGuides.map { ("view.\($0.name)", $0.role, $0.summary) }, value: "is")
  }

  private static var attributes: MarkdownTable {
    var table = MarkdownTable(["attribute", "meaning"])
    for attribute in Attribute.allCases {
      table.append(["`\(attribute.rawValue)`", attribute.wording])
    }
    for (name, attributes) in AttributeName.compounds {
      table.append(["`\(name)`", MarkdownNames.list(attributes.map(\.rawValue))])
    }
    return table
  }

  private static var priorities: MarkdownTable {
    var table = MarkdownTable(["name", "level"])
    for (name, priority) in PriorityName.all {
      table.append(["`\(name)`", DecimalText.shortest(priority.level, places: 3)])
    }
    return table
  }

  private static var formatOptions: String {
    let names = VisualFormatOptions.names
    let defaults = names.filter { VisualFormatOptions(name: $0)?.isEmpty == true }
    return """
      The names that `options` takes beside `vfl`, as in UIKit: \(MarkdownNames.list(names)). The
      defaults are \(MarkdownNames.list(defaults)).
      """
  }
}

extension Attribute {
  /// The meaning of the attribute in words, for the reference.
  fileprivate var wording: String {
    switch self {
    case .left: "The left edge."
    case .right: "The right edge."
    case .top: "The top edge."
    case .bottom: "The bottom edge."
    case .leading: "The edge at which reading begins."
    case .trailing: "The edge at which reading ends."
    case .width: "The width."
    case .height: "The height."
    case .centerX: "The horizontal centre."
    case .centerY: "The vertical centre."
    case .lastBaseline: "The baseline of the last line of text; views without text use the bottom."
    case .firstBaseline: "The baseline of the first line of text; views without text use the top."
    case .leftMargin: "The left edge of the view's margins."
    case .rightMargin: "The right edge of the view's margins."
    case .topMargin: "The top edge of the view's margins."
    case .bottomMargin: "The bottom edge of the view's margins."
    case .leadingMargin: "The edge of the view's margins at which reading begins."
    case .trailingMargin: "The edge of the view's margins at which reading ends."
    case .centerXWithinMargins: "The horizontal centre of the view's margins."
    case .centerYWithinMargins: "The vertical centre of the view's margins."
    }
  }
}
