import Devices
import Graphics
import Spec
import ViewKinds

extension SpecKey {
  /// What the value may be, as a schema, made of the words of the declaration; nil where no schema
  /// is known for them.
  var schema: SchemaValue? { (named ?? structured).map { $0.described(summary) } }

  /// Where the words are a list of names.
  private var named: SchemaValue? {
    let suffix = ", or a list of them"
    let takesList = value.hasSuffix(suffix)
    let words = takesList ? String(value.dropLast(suffix.count)) : value
    let names = words.split(separator: ", ").map(String.init)
    guard !names.isEmpty,
      names.allSatisfy({ $0.hasPrefix("`") && $0.hasSuffix("`") && !$0.contains(" ") })
    else {
      return nil
    }
    let choice = SchemaValue.names(names.map { String($0.dropFirst().dropLast()) })
    return .orParameter(takesList ? .oneOrMore(choice) : choice)
  }

  private static let distance = -100_000.0...100_000.0

  private var structured: SchemaValue? {
    let text = SchemaValue.reference("text")
    let string: SchemaValue = ["type": "string"]
    let expression = SchemaValue.reference("expression")
    switch value {
    case "text", "true, or text", "a constraint's name": return text
    case "true or false": return .reference("flag")
    case "a colour": return .reference("color")
    case "a priority": return .reference("priority")
    case "an item", "an attribute", "an expression", "a view", "the name of a kind",
      "a string of the Visual Format Language", "a name of `templates`",
      "a comparison such as `\"< 375\"`":
      return string
    case "an inset", "a number such as `16/9`": return expression
    case "a length": return .length(in: Self.distance)
    case "a length from 1 to 1000": return .length(in: 1...1000)
    case "a length from -100 to 100": return .length(in: -100...100)
    case "a number from 0 to 1": return .orParameter(.number(in: 0...1))
    case "a number from 0.1 to 4": return .number(in: 0.1...4)
    case "a number from 1 to 10000": return .number(in: 1...10_000)
    case "a number of degrees": return .orParameter(.number(in: -36_000...36_000))
    case "a number of points from 0 to 1000": return .number(in: 0...1000)
    case "a number of points from 1 to 1000": return .number(in: 1...1000)
    case "a number from 0 to 1 with `yiq`, to 100 with `deltaE2000`": return .number(in: 0...100)
    case "a number of pixels, a share such as `0.1 %` or an area such as `4 pt`", "as `limit`":
      return expression
    case "a whole number": return .orParameter(.number(in: 0...1000, "integer"))
    case "a whole number from 1 to 8": return .number(in: 1...8, "integer")
    case "the name of a weight": return .orParameter(.names(FontWeight.allCases.map(\.rawValue)))
    case "the name of a family": return string
    case "a text style": return .orParameter(.names(TextStyle.names))
    case "a list of names": return .oneOrMore(string)
    case "a name of `styles`, or a list of them", "a view or a list of views":
      return .oneOrMore(string)
    case "a mapping of name to number": return .mapping(of: .reference("number"))
    case "a mapping of name to value": return .mapping(of: [:])
    case "a mapping of name to colour": return .mapping(of: .reference("color"))
    case "a mapping of name to file or list of files": return .mapping(of: .oneOrMore(string))
    case "a mapping of name to view keys": return .mapping(of: .reference("style"))
    case "a mapping of name to view", "a mapping of id to view":
      return .mapping(of: .reference("view"))
    case "a mapping of id to view keys": return .mapping(of: .reference("patch"))
    case "a mapping of id to shorthands": return .mapping(of: .reference("guide"))
    case "a mapping of language to a mapping of text to text":
      return .mapping(of: .mapping(of: text))
    case "a mapping of name to values": return .mapping(of: .oneOrMore(text))
    case "a mapping of id to the keys above": return .mapping(of: .reference("differenceRule"))
    case "a mapping of `size` and `limit`": return .reference("window")
    case "`shown`, `hidden`, or a mapping", "the name of a style, or a mapping":
      return .reference(name)
    case "`all`, `none`, or a list of sides":
      return .oneOrMore(.names(["top", "left", "bottom", "right", "all", "none"]))
    case "`content` or `bounds`": return .orParameter(.names(["content", "bounds"]))
    case "a list of buttons": return .reference("buttons")
    case "a list of tabs": return .reference("tabs")
    case "a list of names, or of `{ item, attribute }`": return .reference("selection")
    case "a list of mappings" where name == "update": return .list(of: .reference("update"))
    case "a list of mappings" where name == "items": return .list(of: ["type": "object"])
    case "phone, pad": return .oneOrMore(.names(["phone", "pad"]))
    default: return layered
    }
  }

  /// The values that are lists or mappings with keys of their own.
  private var layered: SchemaValue? {
    let length = SchemaValue.length(in: Self.distance)
    let expression = SchemaValue.reference("expression")
    switch name {
    case "pin":
      let edges = LanguageKeys.pin.map(\.name).filter { $0 != "to" && $0 != "priority" }
      return .any(of: [
        ["type": "string"], .list(of: .orParameter(.names(edges))), .keys(LanguageKeys.pin),
      ])
    case "width", "height": return expression
    case "size": return .any(of: [["type": "string"], .list(of: expression, count: 2...2)])
    case "center": return .any(of: [["type": "string"], .keys(LanguageKeys.center)])
    case "offset": return .any(of: [length, .list(of: length, count: 1...2)])
    case "translate": return .orParameter(.list(of: length, count: 2...2))
    case "scale":
      let factor = SchemaValue.orParameter(.number(in: -100...100))
      return .any(of: [factor, .list(of: factor, count: 2...2)])
    case "intrinsic", "frameIn": return .orParameter(.list(of: length, count: 2...2))
    case "frame": return .orParameter(.list(of: expression, count: 4...4))
    case "baselines": return .orParameter(.keys(LanguageKeys.baselines))
    case "hugging", "compression":
      let priority = SchemaValue.reference("priority")
      return .any(of: [priority, SchemaValue.axes(priority, "The priority of its")])
    case "margins":
      return .any(of: [length, .list(of: length, count: 4...4), .keys(LanguageKeys.margins)])
    case "additionalSafeArea", "safeArea": return .insets(in: -5000...5000)
    case "keyboardGuide": return .orParameter(.keys(LanguageKeys.keyboardGuide))
    case "cornerRadius":
      let corners = CornerName.allCases.filter { $0 != .none }.map {
        ($0.rawValue, length.described("The radius of this corner; 0 by default."))
      }
      return .any(of: [
        length, .list(of: length, count: 4...4), SchemaValue.keys(corners),
      ])
    case "border": return .any(of: [length, .keys(LanguageKeys.border)])
    case "shadow": return .orParameter(.keys(LanguageKeys.shadow))
    case "transform":
      return .any(of: [
        .list(of: .orParameter(.number(in: -10_000...10_000)), count: 6...6),
        .keys(LanguageKeys.transform), .reference("parameter"),
      ])
    case "sizeClass":
      let classes = SchemaValue.oneOrMore(.names(SizeClass.allCases.map(\.rawValue)))
      return .axes(classes, "The size class of the")
    case "constraints": return .reference("constraints")
    case "screen", "compare", "lint": return .reference(name)
    case "id": return ["type": "string"]
    case "duration": return .number(in: Transition.durations)
    case "frames":
      return .number(
        in: Double(Transition.frameCounts.lowerBound)...Double(Transition.frameCounts.upperBound),
        "integer")
    default: return nil
    }
  }
}

extension SchemaValue {
  /// A mapping of both axes to such a value.
  ///
  /// - Parameters:
  ///   - value: of either.
  ///   - words: what it is, before the word for the side.
  /// - Returns: either axis alone is enough.
  fileprivate static func axes(_ value: SchemaValue, _ words: String) -> SchemaValue {
    .keys([
      ("horizontal", value.described("\(words) width.")),
      ("vertical", value.described("\(words) height.")),
    ])
  }

  /// A mapping of these keys and no others.
  static func keys(_ keys: [SpecKey], required: [String] = []) -> SchemaValue {
    .keys(keys.map { ($0.name, $0.schema ?? [:]) }, required: required)
  }
}
