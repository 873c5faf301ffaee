import Devices
import Geometry
import Spec

/// The devices of one family that break or hold on the swept axis.
struct SweptDevices: Hashable, Sendable {
  /// The smallest device at which the screen breaks; nil if there is none.
  let smallestFailing: Entry?
  let failing: Int
  /// The smallest device at which the screen holds; nil if there is none.
  let smallestHolding: Entry?

  struct Entry: Hashable, Sendable {
    let id: String
    let length: Points
  }

  /// Finds the devices in the swept range.
  ///
  /// - Parameters:
  ///   - cell: the cell with the family and the orientation.
  ///   - axis: the axis of the window.
  ///   - range: the swept range. Devices outside it do not count.
  ///   - isBroken: whether a length is in the reported range.
  ///   - holds: whether a length is in no broken range.
  init(
    like cell: Cell, _ axis: Axis, within range: ClosedRange<Points>, isBroken: (Points) -> Bool,
    holds: (Points) -> Bool
  ) {
    let entries = Self.entries(like: cell, axis).filter { range.contains($0.length) }
    let broken = entries.filter { isBroken($0.length) }
    smallestFailing = broken.first
    failing = broken.count
    smallestHolding = entries.first { holds($0.length) }
  }

  /// The devices of the family, the shortest first.
  ///
  /// Devices of equal length are in the order of the catalogue.
  static func entries(like cell: Cell, _ axis: Axis) -> [Entry] {
    let all = DeviceCatalogue.all.filter { $0.family == cell.device.family }.map { device in
      Entry(id: device.id, length: device.screenSize(in: cell.orientation)[axis])
    }
    return all.enumerated().sorted { one, other in
      (one.element.length, one.offset) < (other.element.length, other.offset)
    }.map(\.element)
  }
}
