import Devices
import Diagnostics
import Geometry
import YAML

extension SpecReader {
  /// Reads the custom devices among an axis' values; an id may stand for another one only where both
  /// are the same.
  ///
  /// - Parameter entries: a mapping of axes, whose first orientation is the one that sizes are for.
  mutating func readCustomDevices(_ entries: [YAMLEntry]) {
    let axis = entries.first { $0.key == MatrixAxis.device.name }
    guard let axis else { return }
    let orientation = firstOrientation(entries)
    for node in oneOrMore(axis.value) {
      guard case .mapping(let fields) = node.content,
        let device = readCustomDevice(fields, node, upIn: orientation)
      else { continue }
      if let first = customDevices[device.id] {
        if first.device != device {
          findings.add(.duplicateDevice(device.id, at: node.span, first: first.span))
        }
        continue
      }
      customDevices[device.id] = CustomDevice(device: device, span: node.span)
      customDeviceIDs.append(device.id)
    }
  }

  private func firstOrientation(_ entries: [YAMLEntry]) -> Orientation {
    let axis = MatrixAxis.orientation
    guard let value = entries.first(where: { $0.key == axis.name })?.value,
      let name = oneOrMore(value).first?.scalar?.text,
      let orientation = try? axis.values(named: name).first?.applied(to: CellState()).orientation
    else { return .portrait }
    return orientation
  }

  private mutating func readCustomDevice(
    _ fields: [YAMLEntry], _ node: YAMLNode, upIn orientation: Orientation
  ) -> Device? {
    let subject = Subject.customDevice
    let extent = 1.0...10_000.0
    var id: String?
    var width: Double?
    var height: Double?
    var scale: Int? = Self.usualScale
    var safeArea: Insets? = .zero
    for field in fields where known(field, in: LanguageKeys.customDevice.names, of: subject) {
      switch field.key {
      case "id": id = readDeviceID(field.value)
      case "width": width = number(field.value, key: field.key, in: extent)
      case "height": height = number(field.value, key: field.key, in: extent)
      case "scale": scale = integer(field.value, key: field.key, in: 1...8)
      default: safeArea = readSafeArea(field)
      }
    }
    for name in ["id", "width", "height"] where !fields.contains(where: { $0.key == name }) {
      findings.add(.missingKey(name, of: subject, at: node.span))
    }
    guard let id, let width, let height, let scale, let safeArea else { return nil }
    guard isDrawable(width, height, atScale: scale, node) else { return nil }
    let size = Size(width: Points(width), height: Points(height))
    return .custom(
      id: id, size: orientation.isLandscape ? size.transposed : size, scale: scale,
      safeArea: safeArea.turnedBack(from: orientation))
  }

  /// Whether the window has whole pixels, and no more than can be drawn, after a complaint if not.
  private mutating func isDrawable(
    _ width: Double, _ height: Double, atScale scale: Int, _ node: YAMLNode
  ) -> Bool {
    let sides = [width, height].map { $0 * Double(scale) }
    guard sides.allSatisfy({ $0 == $0.rounded(.down) }) else {
      findings.add(.deviceOfFractions(scale: scale, at: node.span))
      return false
    }
    guard sides[0] * sides[1] <= Double(limits.pixels) else {
      findings.add(
        .deviceTooLarge(pixels: Int(sides[0] * sides[1]), limits, at: node.span))
      return false
    }
    return true
  }

  /// Device pixels in a point of most phones.
  private static let usualScale = 3

  private mutating func readDeviceID(_ node: YAMLNode) -> String? {
    guard let id = text(node, key: "id") else { return nil }
    if !Self.isDeviceID(id) {
      findings.add(.badDeviceID(id, at: node.span))
    } else if DeviceCatalogue.device(id: id) != nil {
      findings.add(.takenDeviceID(id, at: node.span))
    } else if DeviceGroup(rawValue: id) != nil {
      findings.add(.groupAsDeviceID(id, at: node.span))
    } else {
      return id
    }
    return nil
  }

  /// Ids become parts of file names and of cell names, which points divide.
  private static func isDeviceID(_ id: String) -> Bool {
    guard let first = id.unicodeScalars.first, first != "-" else { return false }
    return id.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "a"..."z", "0"..."9", "-": true
      default: false
      }
    }
  }

  private mutating func readSafeArea(_ field: YAMLEntry) -> Insets? {
    insets(field.value, key: field.key, in: 0...5000)?.values(metrics)
  }
}

/// A device that the spec brings, and where.
struct CustomDevice {
  var device: Device
  var span: SourceSpan
}
