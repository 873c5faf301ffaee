import Diagnostics
import Graphics
import YAML

extension SpecReader {
  /// Families of fonts by their names, each a file or a list of files.
  mutating func readFonts(_ node: YAMLNode) {
    guard let entries = mapping(node, of: .key("fonts")) else { return }
    for entry in entries {
      guard !FontFamily.designs.map(\.name).contains(entry.key) else {
        findings.add(.reservedFamily(entry.key, at: entry.keySpan))
        continue
      }
      var files = [entry.value]
      if case .sequence(let nodes) = entry.value.content { files = nodes }
      let faces = files.flatMap { readFaces($0, of: entry.key) }
      if files.isEmpty { findings.add(.emptyFamily(entry.key, at: entry.value.span)) }
      // What is wrong with the files was told.
      if let family = ProjectFont(name: entry.key, faces: faces) { families.append(family) }
      knownFamilies.append(entry.key)
    }
  }

  private mutating func readFaces(_ node: YAMLNode, of family: String) -> [ProjectFont.Face] {
    guard let path = text(node, key: family) else { return [] }
    switch fonts(path) {
    case .found(let faces): return faces
    case .outsideFolder: findings.add(.outside(.font, path, at: node.span))
    case .missing: findings.add(.missing(.font, path, at: node.span))
    case .unusable(let fault): findings.add(.unusableFont(path, fault, at: node.span))
    }
    return []
  }

  /// A design of the system's that no font stands for.
  private static let roundedDesign = "rounded"

  /// A family by its name; nil, and told of, for one that is neither the system's nor the project's.
  mutating func family(_ node: YAMLNode, key: String) -> FontFamily? {
    let designs = FontFamily.designs
    if node.scalar?.text == Self.roundedDesign, !knownFamilies.contains(Self.roundedDesign) {
      findings.add(.noRoundedFont(Self.roundedDesign, at: node.span))
      return nil
    }
    guard
      let name = choice(node, key: key, of: designs.map(\.name) + knownFamilies)
    else { return nil }
    if let family = families.first(where: { $0.name == name }) { return .project(family) }
    return designs.first { $0.name == name }?.family
  }
}
