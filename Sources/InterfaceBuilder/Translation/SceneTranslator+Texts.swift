import Diagnostics
import Foundation
import Geometry
import XML
import YAML

extension SceneTranslator {
  /// A text of an element: an attribute, or a `string` child for texts with line breaks.
  func text(_ name: String, of reader: ElementReader) -> YAMLNode? {
    if let text = reader[name] { return SpecNode.text(text, at: reader.span(name)) }
    guard let child = reader.child(key: name), ["string", "mutableString"].contains(child.name)
    else { return nil }
    return SpecNode.text(Self.content(of: child), at: document.span(of: child))
  }

  /// The characters of a `string`, which may be written as Base64.
  static func content(of element: XMLElement) -> String {
    guard element["base64-UTF8"] == "YES" else { return element.text }
    var digits = element.text.filter { !$0.isWhitespace }
    // Interface Builder leaves the padding out.
    while digits.utf8.count % 4 != 0 { digits += "=" }
    return Data(base64Encoded: digits).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  // MARK: Fonts

  /// The font of an element in the words of a spec; nil if the element has none.
  func font(_ element: XMLElement?, in view: SceneView?) -> YAMLNode? {
    guard let element, element.name == "fontDescription" || element.name == "font" else {
      return nil
    }
    let span = document.span(of: element)
    omitSettings(["width"], of: element, in: view)
    if let style = element["style"] {
      if let name = Self.textStyles[style] { return SpecNode.word(name, at: span) }
      omit(.setting, "\(element.name) style=\(style)", in: view, at: span)
    }
    let size = Self.size(of: element)
    if let name = element["name"], !Self.isSystemFont(name) {
      return customFont(name, family: element["family"], size, in: view, at: span)
    }
    let type = element["type"] ?? element["metaFont"] ?? "system"
    let weight =
      element["weight"] ?? element["name"].flatMap(Self.weight)
      ?? (type.hasPrefix("bold") || type == "systemBold" ? "bold" : nil)
    return Self.font(
      size: size, weight: weight, isItalic: type.hasPrefix("italic"), family: nil, at: span)
  }

  private static func size(of element: XMLElement) -> Double {
    if let size = DocumentNumber.length(element["pointSize"] ?? element["size"]), size > 0 {
      return size
    }
    return switch element["size"] ?? element["metaFont"] {
    case "small", "smallSystem": 12
    case "label", "labelFont": 17
    case "button", "buttonFont": 18
    default: 14
    }
  }

  static func font(
    size: Double, weight: String?, isItalic: Bool, family: String?, at span: SourceSpan
  ) -> YAMLNode {
    let number = SpecNode.number(min(max(size, 1), 1000), at: span)
    let weight = weight == "regular" ? nil : weight
    guard weight != nil || isItalic || family != nil else { return number }
    var keys: [YAMLEntry] = []
    keys.add("size", number)
    keys.add("weight", weight.map { SpecNode.word($0, at: span) })
    if isItalic { keys.add("italic", SpecNode.flag(true, at: span)) }
    keys.add("family", family.map { SpecNode.text($0, at: span) })
    return SpecNode.mapping(keys, at: span)
  }

  /// A font of the app's own: the family that the spec declares, or else the system font of the
  /// weight that the name says.
  private func customFont(
    _ name: String, family: String?, _ size: Double, in view: SceneView?, at span: SourceSpan
  ) -> YAMLNode {
    let family = family ?? String(name.prefix { $0 != "-" })
    let style = name.drop { $0 != "-" }.dropFirst().lowercased()
    let isItalic = style.contains("italic") || style.contains("oblique")
    let declared = [family, name].first { options.families.contains($0) }
    if declared == nil {
      omit(.font, family, in: view, at: span)
    }
    return Self.font(
      size: size, weight: Self.weight(name), isItalic: isItalic, family: declared, at: span)
  }

  /// Whether a font's PostScript name is one of the system font's own.
  private static func isSystemFont(_ name: String) -> Bool {
    name.hasPrefix(".") || name.hasPrefix("SFUI") || name.hasPrefix("SFPro")
  }

  /// The weight in a PostScript name such as `HelveticaNeue-Light`.
  private static func weight(_ name: String) -> String? {
    let style = name.drop { $0 != "-" }.dropFirst().lowercased()
    let weights = [
      ("ultralight", "ultraLight"), ("extralight", "ultraLight"), ("thin", "thin"),
      ("semibold", "semibold"), ("demibold", "semibold"), ("extrabold", "heavy"),
      ("light", "light"), ("medium", "medium"), ("bold", "bold"), ("heavy", "heavy"),
      ("black", "black"),
    ]
    return weights.first { style.contains($0.0) }?.1
  }

  private static let textStyles: [String: String] = [
    "UICTFontTextStyleTitle0": "largeTitle", "UICTFontTextStyleTitle1": "title1",
    "UICTFontTextStyleTitle2": "title2", "UICTFontTextStyleTitle3": "title3",
    "UICTFontTextStyleHeadline": "headline", "UICTFontTextStyleSubhead": "subheadline",
    "UICTFontTextStyleBody": "body", "UICTFontTextStyleCallout": "callout",
    "UICTFontTextStyleFootnote": "footnote", "UICTFontTextStyleCaption1": "caption1",
    "UICTFontTextStyleCaption2": "caption2",
  ]

  // MARK: Attributed texts

  /// A text with attributes as runs; nil without one.
  func attributedText(_ element: XMLElement?, in view: SceneView) -> YAMLNode? {
    guard let element, element.name == "attributedString" else { return nil }
    let runs = element.children.filter { $0.name == "fragment" }.map { run($0, in: view) }
    return runs.isEmpty ? nil : SpecNode.list(runs, at: document.span(of: element))
  }

  private func run(_ fragment: XMLElement, in view: SceneView) -> YAMLNode {
    let span = document.span(of: fragment)
    var keys: [YAMLEntry] = []
    keys.add("text", SpecNode.text(Self.text(of: fragment), at: span))
    for attribute in fragment.members(of: "attributes") {
      switch attribute["key"] {
      case "NSFont": keys.add("font", font(attribute, in: view))
      case "NSColor": keys.add("color", color(attribute))
      case "NSBackgroundColor": keys.add("background", color(attribute))
      case "NSUnderline": addLine("underline", attribute, to: &keys)
      case "NSStrikethrough": addLine("strikethrough", attribute, to: &keys)
      case "NSKern": addNumber("tracking", attribute, in: -100...100, to: &keys)
      case "NSBaselineOffset": addNumber("baselineOffset", attribute, in: -1000...1000, to: &keys)
      case "NSParagraphStyle", "NSOriginalFont": break
      case let key:
        omit(
          .textAttribute, key ?? attribute.name, in: view, at: document.span(of: attribute))
      }
    }
    return SpecNode.mapping(keys, at: span)
  }

  /// The text of a string with attributes for a view whose text has one font and one colour; nil
  /// without one.
  ///
  /// The font and the colour are those of the first run.
  ///
  /// - Parameters:
  ///   - element: the string.
  ///   - view: the view that shows it.
  ///   - kept: the attributes of the first run that the view keeps.
  /// - Returns: the text with the font and the colour, which are nil if the first run has none.
  func plainRun(
    of element: XMLElement?, in view: SceneView, keeping kept: Set<String> = []
  ) -> (text: YAMLNode, font: YAMLNode?, color: YAMLNode?)? {
    guard let element, element.name == "attributedString" else { return nil }
    let fragments = element.children.filter { $0.name == "fragment" }
    guard let first = fragments.first else { return nil }
    for (index, fragment) in fragments.enumerated() {
      for attribute in fragment.members(of: "attributes") {
        let key = attribute["key"] ?? attribute.name
        if ["NSParagraphStyle", "NSOriginalFont"].contains(key) { continue }
        if index == 0, kept.contains(key) { continue }
        omit(.textAttribute, key, in: view, at: document.span(of: attribute))
      }
    }
    let attributes = first.members(of: "attributes")
    return (
      SpecNode.text(fragments.map(Self.text(of:)).joined(), at: document.span(of: element)),
      font(attributes.first { $0["key"] == "NSFont" }, in: view),
      color(attributes.first { $0["key"] == "NSColor" })
    )
  }

  private static func text(of fragment: XMLElement) -> String {
    fragment["content"] ?? fragment.child(key: "content").map(content(of:)) ?? ""
  }

  private func addLine(_ key: String, _ attribute: XMLElement, to keys: inout [YAMLEntry]) {
    let isOn = attribute["value"].flatMap(DocumentNumber.number).map { $0 != 0 } ?? false
    if isOn { keys.add(key, SpecNode.flag(true, at: document.span(of: attribute))) }
  }

  private func addNumber(
    _ key: String, _ attribute: XMLElement, in range: ClosedRange<Double>,
    to keys: inout [YAMLEntry]
  ) {
    guard let value = DocumentNumber.length(attribute["value"]), value != 0 else { return }
    keys.add(
      key,
      SpecNode.number(
        min(max(value, range.lowerBound), range.upperBound), at: document.span(of: attribute)))
  }

  /// The first paragraph style of a text with attributes.
  func paragraphStyle(of element: XMLElement?) -> XMLElement? {
    element?.children.lazy.flatMap { $0.members(of: "attributes") }
      .first { $0["key"] == "NSParagraphStyle" }
  }

  /// Adds the lengths of a paragraph style as keys of its view.
  func addParagraphStyle(_ style: XMLElement?, to keys: inout [YAMLEntry]) {
    guard let style else { return }
    let lengths = [
      "lineSpacing", "lineHeightMultiple", "minimumLineHeight", "maximumLineHeight",
      "paragraphSpacing", "paragraphSpacingBefore", "headIndent", "firstLineHeadIndent",
    ]
    for name in lengths {
      guard let value = DocumentNumber.length(style[name]), value > 0 else { continue }
      let greatest = name == "lineHeightMultiple" ? 100.0 : 1000
      keys.add(name, SpecNode.number(min(value, greatest), at: document.span(of: name, in: style)))
    }
  }

  static let alignments: Set<String> = ["left", "natural", "center", "right", "justified"]
}
