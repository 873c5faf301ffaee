import AutoLayout
import Devices
import Geometry

extension DisplayList: CustomStringConvertible {
  /// One item a line, those of a group indented under it; stable, for tests to compare.
  package var description: String {
    items.flatMap(\.lines).joined(separator: "\n")
  }
}

extension DisplayItem: CustomStringConvertible {
  package var description: String { lines.joined(separator: "\n") }

  fileprivate var lines: [String] {
    switch self {
    case .fill(let path, let color): ["fill \(color.hexadecimal) \(path)"]
    case .stroke(let path, let color, let stroke): ["stroke \(color.hexadecimal) \(stroke) \(path)"]
    case .text(let run): ["text \(run)"]
    case .image(let run): ["image \(run)"]
    case .shadow(let path, let color, let radius, let offset):
      ["shadow \(color.hexadecimal) radius \(radius) offset (\(offset.x), \(offset.y)) \(path)"]
    case .dropShadow(let color, let radius, let offset, let items):
      ["dropShadow \(color.hexadecimal) radius \(radius) offset (\(offset.x), \(offset.y))"]
        + items.flatMap(\.lines).map { "  " + $0 }
    case .backdrop(let path, let material): ["backdrop \(material) \(path)"]
    case .gradient(let path, let gradient): ["\(gradient) \(path)"]
    case .transformed(let transform, let items):
      ["transformed \(transform)"] + items.flatMap(\.lines).map { "  " + $0 }
    case .group(let name, let opacity, let clip, let items):
      [DisplayItem.heading(name, opacity, clip)] + items.flatMap(\.lines).map { "  " + $0 }
    }
  }

  private static func heading(_ name: String?, _ opacity: Double, _ clip: Path?) -> String {
    var words = ["group"]
    if let name { words.append("\"\(name)\"") }
    if opacity != 1 { words.append("opacity \(DecimalText.shortest(opacity, places: 3))") }
    if let clip { words.append("clip \(clip)") }
    return words.joined(separator: " ")
  }
}

extension Stroke: CustomStringConvertible {
  package var description: String {
    var words = ["\(width)"]
    if cap == .round, join == .round {
      words.append("round")
    } else {
      if cap != .butt { words.append("\(cap.rawValue)Cap") }
      if join != .miter { words.append("\(join.rawValue)Join") }
    }
    if !dashes.isEmpty { words.append("dashed \(dashes) from \(dashPhase)") }
    return words.joined(separator: " ")
  }
}

extension Material: CustomStringConvertible {
  package var description: String {
    "\(tint.hexadecimal) blur \(blurRadius) saturation \(DecimalText.shortest(saturation, places: 3))"
  }
}

extension Gradient: CustomStringConvertible {
  package var description: String {
    func text(_ point: Point) -> String { "(\(point.x), \(point.y))" }
    let place =
      switch shape {
      case .linear(let start, let end): "linear \(text(start)) to \(text(end))"
      case .radial(let center, let radii):
        "radial \(text(center)) to \(radii.width) × \(radii.height)"
      case .conic(let center, let start): "conic \(text(center)) from \(text(start))"
      }
    let colors = stops.map {
      "\($0.color.hexadecimal) \(DecimalText.shortest($0.location, places: 3))"
    }
    return "gradient \(place): \(colors.joined(separator: ", ")) in"
  }
}

extension ImageRun: CustomStringConvertible {
  package var description: String {
    let file = source.path.split(separator: "/").last.map(String.init) ?? source.path
    let options = [tint?.hexadecimal, part.map { "part \($0)" }].compactMap(\.self)
    return (["\"\(file)\""] + options + ["\(frame)"]).joined(separator: " ")
  }
}
