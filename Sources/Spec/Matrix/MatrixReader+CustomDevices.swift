import Devices
import Diagnostics
import Geometry
import ViewKinds
import YAML

extension MatrixReader {
  /// Reads the custom devices among the values of the axis `device`.
  ///
  /// Two devices with the same id must be equal.
  ///
  /// - Parameter entries: a mapping of axes. Declared sizes are those in the first orientation of
  ///   the mapping.
  func readCustomDevices(_ entries: [YAMLEntry]) {
    let axis = entries.first { $0.key == MatrixAxis.device.name }
    guard let axis else { return }
    let orientation = firstOrientation(entries)
    for node in oneOrMore(axis.value) {
      guard case .mapping(let fields) = node.content,
        let device = readCustomDevice(fields, node, upIn: orientation)
      else { continue }
      if let first = customDevices[device.id] {
        if first.device != device {
          report(.duplicateDevice(device.id, at: node.span, first: first.span))
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

  private func readCustomDevice(
    _ fields: [YAMLEntry], _ node: YAMLNode, upIn orientation: Orientation
  ) -> Device? {
    let keys = CustomDeviceKeys(fields, at: node, of: .customDevice, context)
    guard let id = keys.id, let width = keys.width, let height = keys.height else { return nil }
    let scale = keys.scale
    guard isDrawable(width, height, atScale: scale, node) else { return nil }
    let size = Size(width: Points(width), height: Points(height))
    return .custom(
      id: id, size: orientation.isLandscape ? size.transposed : size, scale: scale,
      safeArea: keys.safeArea.values(metrics).turnedBack(from: orientation))
  }

  /// Whether the window has whole pixels and is within the pixel limit.
  ///
  /// Reports an error otherwise.
  private func isDrawable(
    _ width: Double, _ height: Double, atScale scale: Int, _ node: YAMLNode
  ) -> Bool {
    let sides = [width, height].map { $0 * Double(scale) }
    guard sides.allSatisfy({ $0 == $0.rounded(.down) }) else {
      report(.deviceOfFractions(scale: scale, at: node.span))
      return false
    }
    guard sides[0] * sides[1] <= Double(context.limits.pixels) else {
      report(
        .deviceTooLarge(pixels: Int(sides[0] * sides[1]), context.limits, at: node.span))
      return false
    }
    return true
  }
}

/// The keys of a custom device.
struct CustomDeviceKeys: ReadableSection {
  var id: String?
  var width: Double?
  var height: Double?
  /// The scale of most phones.
  var scale = 3
  var safeArea = DeclaredInsets()

  static let keys: [SectionKey<CustomDeviceKeys>] = [
    .init(
      "id", .deviceID, \.id, isRequired: true,
      "The name in cells, conditions and patterns: lower-case letters, digits and hyphens."),
    .init("width", extent, \.width, isRequired: true, "The window's width in points."),
    .init("height", extent, \.height, isRequired: true, "The window's height in points."),
    .init("scale", .integer(in: 1...8), \.scale, "Device pixels in a point."),
    .init(
      "safeArea", .lengths(of: SideName.self, in: 0...5000), \.safeArea,
      "The window's safe-area insets; 0 by default."),
  ]

  private static let extent = ValueType<Double>.number(in: 1...10_000)
}

extension ValueType where Value == String {
  fileprivate static let deviceID = ValueType(.value(.text)) { $0.readDeviceID($1.value) }
}

extension SectionReader {
  fileprivate func readDeviceID(_ node: YAMLNode) -> String? {
    guard let id = text(node, key: "id") else { return nil }
    if !isDeviceID(id) {
      report(.badDeviceID(id, at: node.span))
    } else if DeviceCatalogue.device(id: id) != nil {
      report(.takenDeviceID(id, at: node.span))
    } else if DeviceGroup(rawValue: id) != nil {
      report(.groupAsDeviceID(id, at: node.span))
    } else {
      return id
    }
    return nil
  }

  /// Whether a text can be a device's id.
  ///
  /// Ids are parts of file names and of cell names, in which `.` separates the parts.
  private func isDeviceID(_ id: String) -> Bool {
    guard let first = id.unicodeScalars.first, first != "-" else { return false }
    return id.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "a"..."z", "0"..."9", "-": true
      default: false
      }
    }
  }
}

/// A device that the spec declares, with its place.
struct CustomDevice {
  var device: Device
  var span: SourceSpan
}
