import Diagnostics
import Graphics
import ViewKinds
import XML
import YAML

extension SceneTranslator {
  /// The colour of an element in the words of a spec; nil without the element and for a class's
  /// default.
  func color(_ element: XMLElement?) -> YAMLNode? {
    guard let element, element.name == "color" else { return nil }
    let span = document.span(of: element)
    if let system = element["systemColor"] { return systemColor(system, element, at: span) }
    if let name = element["name"] {
      return element["catalog"] == "System"
        ? systemColor(name, element, at: span) : namedColor(name, at: span)
    }
    if let system = element["xcode11CocoaTouchSystemColor"],
      let node = knownSystemColor(system, at: span)
    {
      return node
    }
    if let system = element["cocoaTouchSystemColor"] {
      if let name = Self.oldSystemColors[system] { return SpecNode.word(name, at: span) }
      if let node = knownSystemColor(system, at: span) { return node }
    }
    return Self.literal(element).map { SpecNode.word($0, at: span) }
  }

  /// The colours of UIKit before iOS 13, as iOS 13 and later show them.
  private static let oldSystemColors: [String: String] = [
    "darkTextColor": "black", "lightTextColor": "#FFFFFF99",
    "groupTableViewBackgroundColor": "systemGroupedBackground",
    "tableCellGroupedBackgroundColor": "secondarySystemGroupedBackground",
    "scrollViewTexturedBackgroundColor": "systemGray", "viewFlipsideBackgroundColor": "darkGray",
    "tableCellBackgroundColor": "systemBackground", "tableBackgroundColor": "systemBackground",
    "tableSeparatorLightColor": "separator", "tableSeparatorDarkColor": "separator",
    "windowBackgroundColor": "systemBackground",
  ]

  private func knownSystemColor(_ name: String, at span: SourceSpan) -> YAMLNode? {
    let short = name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name
    return SystemColors.color(named: short) == nil ? nil : SpecNode.word(short, at: span)
  }

  /// A dynamic colour of the system, or the light value that the document keeps of one that Strut
  /// does not have.
  private func systemColor(
    _ name: String, _ element: XMLElement, at span: SourceSpan
  ) -> YAMLNode? {
    if let known = knownSystemColor(name, at: span) { return known }
    let copy = document.root.members(of: "resources")
      .first { $0.name == "systemColor" && $0["name"] == name }?.child("color")
    return (copy.flatMap(Self.literal) ?? Self.literal(element)).map {
      SpecNode.word($0, at: span)
    }
  }

  /// A colour of the app's catalogue, or the light value that the document keeps of it.
  private func namedColor(_ name: String, at span: SourceSpan) -> YAMLNode? {
    if options.hasColor(name) || colors.contains(where: { $0.key == name }) {
      return SpecNode.word(name, at: span)
    }
    let resource = document.root.members(of: "resources")
      .first { $0.name == "namedColor" && $0["name"] == name }
    // The copy of a named colour is its numbers or a colour of the system, and never another name.
    guard let resource, let copy = resource.child("color"),
      copy["name"] == nil || copy["catalog"] == "System", let value = color(copy)
    else {
      omit(.color, name, in: nil, at: span)
      return nil
    }
    // A colour of the system has its other values.
    if copy["name"] == nil, copy["systemColor"] == nil, !options.isDesign {
      omit(.colorVariants, name, in: nil, at: span)
    }
    if SystemColors.color(named: name) != nil { return value }
    colors.append(YAMLEntry(key: name, keySpan: document.span(of: resource), value: value))
    return SpecNode.word(name, at: span)
  }

  /// The numbers of a colour as `#RRGGBB` or `#RRGGBBAA`; nil without numbers.
  static func literal(_ element: XMLElement) -> String? {
    func component(_ name: String) -> Double? { element[name].flatMap(DocumentNumber.number) }
    let alpha = component("alpha") ?? 1
    if let white = component("white") {
      let channel = RGBAColor.byte(white)
      return RGBAColor(red: channel, green: channel, blue: channel, alpha: RGBAColor.byte(alpha))
        .hexadecimal
    }
    guard let red = component("red"), let green = component("green"), let blue = component("blue")
    else { return nil }
    if [element["customColorSpace"], element["colorSpace"]].contains("displayP3") {
      return RGBAColor(displayP3: red, green, blue, alpha: alpha).hexadecimal
    }
    return RGBAColor(
      red: RGBAColor.byte(red), green: RGBAColor.byte(green), blue: RGBAColor.byte(blue),
      alpha: RGBAColor.byte(alpha)
    ).hexadecimal
  }
}
