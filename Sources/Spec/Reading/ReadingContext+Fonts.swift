import AutoLayout
import Devices
import Diagnostics
import Geometry
import Graphics
import YAML

extension ReadingContext {
  /// Reads the font families by name.
  ///
  /// The value of a name is one file or a list of files.
  func readFonts(_ node: YAMLNode) {
    guard let entries = mapping(node, of: .key("fonts")) else { return }
    for entry in entries {
      guard !FontFamily.designs.map(\.name).contains(entry.key) else {
        report(.reservedFamily(entry.key, at: entry.keySpan))
        continue
      }
      var files = [entry.value]
      if case .sequence(let nodes) = entry.value.content { files = nodes }
      let faces = files.flatMap { readFaces($0, of: entry.key) }
      if files.isEmpty { report(.emptyFamily(entry.key, at: entry.value.span)) }
      // Errors in the files have been reported.
      if let family = ProjectFont(name: entry.key, faces: faces) { fonts.families.append(family) }
      fonts.names.append(entry.key)
    }
  }

  private func readFaces(_ node: YAMLNode, of family: String) -> [ProjectFont.Face] {
    guard let path = text(node, key: family) else { return [] }
    switch lookups.fonts(path) {
    case .found(let faces): return faces
    case .outsideFolder: report(.outside(.font, path, at: node.span))
    case .missing: report(.missing(.font, path, at: node.span))
    case .unusable(let fault): report(.unusableFont(path, fault, at: node.span))
    }
    return []
  }

  /// The name of a system design for which Strut has no font.
  private static let roundedDesign = "rounded"

  /// The family with a name; nil after a report if neither the system nor the project has it.
  func family(_ node: YAMLNode, key: String) -> FontFamily? {
    let designs = FontFamily.designs
    if node.scalar?.text == Self.roundedDesign, !fonts.names.contains(Self.roundedDesign) {
      report(.noRoundedFont(Self.roundedDesign, at: node.span))
      return nil
    }
    guard
      let name = choice(node, key: key, of: designs.map(\.name) + fonts.names)
    else { return nil }
    if let family = fonts.families.first(where: { $0.name == name }) { return .project(family) }
    return designs.first { $0.name == name }?.family
  }

  /// Reads a font: the name of a text style, a size, or a mapping.
  func font(_ node: YAMLNode, key: String) -> DeclaredFont? {
    if case .mapping(let entries) = node.content {
      return DeclaredFont(entries, at: node, of: .key(key), self)
    }
    guard let scalar = node.scalar, !scalar.isNull else {
      report(.wrongType("`\(key)`", wanted: "a text style, a size or a mapping", found: node))
      return nil
    }
    if scalar.number == nil, metrics[scalar.text] == nil {
      guard let style = TextStyle(named: scalar.text) else {
        report {
          var unknown = Diagnostic.unknownFont(scalar.text, key: key, at: node.span)
          if scalar.text.contains(where: \.isLetter),
            let size = MistakenAngle.value(scalar.text, metrics)
          {
            let text = DecimalText.shortest(size, places: 4)
            (unknown.help, unknown.replacement) = ("write `\(text)`", text)
          }
          return unknown
        }
        return nil
      }
      return DeclaredFont(style)
    }
    return length(node, key: key, in: DeclaredFont.sizes).map { size in
      var font = DeclaredFont()
      font.size = size
      return font
    }
  }
}

/// The families of `fonts`.
struct FontNames {
  /// The families in file order.
  var families: [ProjectFont] = []
  /// The names of all families, including those whose files have errors.
  var names: [String] = []
}
