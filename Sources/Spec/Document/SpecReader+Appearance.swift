import Diagnostics
import Geometry
import Graphics
import ViewKinds
import YAML

/// What is around a view's edges, and how the drawn view is mapped.
extension SpecReader {
  private static let radii = 0.0...10_000.0
  private static let distances = -10_000.0...10_000.0

  mutating func readCornerRadii(_ node: YAMLNode) -> DeclaredCornerRadii? {
    let key = "cornerRadius"
    switch node.content {
    case .scalar:
      return length(node, key: key, in: Self.radii).map {
        DeclaredCornerRadii(settings: [(.all, $0)])
      }
    case .sequence(let nodes):
      let corners: [CornerName] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
      guard nodes.count == corners.count else {
        findings.add(.wrongCount(nodes.count, of: key, wanted: 4...4, at: node.span))
        return nil
      }
      var read = DeclaredCornerRadii()
      for (node, corner) in zip(nodes, corners) {
        if let radius = length(node, key: key, in: Self.radii) {
          read.settings.append((corner, radius))
        }
      }
      return read
    case .mapping(let entries):
      var read = DeclaredCornerRadii()
      let names = CornerName.allCases.filter { $0 != .none }.map(\.rawValue)
      let given = entries.filter { known($0, in: names, of: .key(key)) }
      // Groups first, whatever the order in the file, so that a single corner counts for more.
      for corner in CornerName.allCases.reversed() {
        guard let entry = given.first(where: { $0.key == corner.rawValue }),
          let radius = length(entry.value, key: entry.key, in: Self.radii)
        else { continue }
        read.settings.append((corner, radius))
      }
      return read
    }
  }

  mutating func readCorners(_ node: YAMLNode) -> [CornerName]? {
    let corners = oneOrMore(node).map { choice($0, key: "corners", as: CornerName.self) }
    return corners.contains { $0 == nil } ? nil : corners.compactMap(\.self)
  }

  mutating func readBorder(_ node: YAMLNode) -> DeclaredBorder? {
    let key = "border"
    guard case .mapping(let entries) = node.content else {
      return length(node, key: key, in: Self.radii).map { DeclaredBorder(width: $0) }
    }
    var border = DeclaredBorder()
    for entry in entries where known(entry, in: LanguageKeys.border.names, of: .key(key)) {
      switch entry.key {
      case "width": border.width = length(entry.value, key: entry.key, in: Self.radii)
      default: border.color = color(entry.value, key: entry.key)
      }
    }
    return border
  }

  mutating func readShadow(_ node: YAMLNode) -> DeclaredShadow? {
    guard let entries = mapping(node, of: .key("shadow")) else { return nil }
    var shadow = DeclaredShadow()
    for entry in entries where known(entry, in: LanguageKeys.shadow.names, of: .key("shadow")) {
      switch entry.key {
      case "color": shadow.color = color(entry.value, key: entry.key)
      case "opacity": shadow.opacity = number(entry.value, key: entry.key, in: 0...1)
      case "radius": shadow.radius = length(entry.value, key: entry.key, in: 0...200)
      case "offset": shadow.offset = readOffset(entry)
      default:
        shadow.shape = choice(entry.value, key: entry.key, as: LayerShadow.Shape.self)
      }
    }
    return shadow
  }

  private mutating func readOffset(_ entry: YAMLEntry) -> DeclaredOffset? {
    lengths(entry.value, key: entry.key, in: Self.distances, count: 2...2).flatMap {
      $0.count == 2 ? DeclaredOffset(x: $0[0], y: $0[1]) : nil
    }
  }

  mutating func readTransform(_ node: YAMLNode) -> DeclaredTransform? {
    let key = "transform"
    if case .sequence = node.content {
      guard let numbers = numbers(node, key: key, in: Self.distances, count: 6...6) else {
        return nil
      }
      return .matrix(
        Transform(
          a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: Points(numbers[4]),
          ty: Points(numbers[5])))
    }
    guard let entries = mapping(node, of: .key(key)) else { return nil }
    var (scaleX, scaleY, degrees) = (1.0, 1.0, 0.0)
    var translation: DeclaredOffset?
    for entry in entries where known(entry, in: LanguageKeys.transform.names, of: .key(key)) {
      switch entry.key {
      case "rotate":
        degrees = number(entry.value, key: entry.key, in: -36_000...36_000) ?? degrees
      case "translate": translation = readOffset(entry)
      default: (scaleX, scaleY) = readScale(entry) ?? (scaleX, scaleY)
      }
    }
    return .steps(scaleX: scaleX, scaleY: scaleY, degrees: degrees, translation: translation)
  }

  private mutating func readScale(_ entry: YAMLEntry) -> (Double, Double)? {
    let factors = -100.0...100.0
    guard case .sequence = entry.value.content else {
      return number(entry.value, key: entry.key, in: factors).map { ($0, $0) }
    }
    return numbers(entry.value, key: entry.key, in: factors, count: 2...2).flatMap {
      $0.count == 2 ? ($0[0], $0[1]) : nil
    }
  }
}
